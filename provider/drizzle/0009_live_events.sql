CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "live_events_transaction" ON "live_events" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "live_events_member" ON "live_events" USING btree ("member_id","transaction_id");--> statement-breakpoint
CREATE INDEX "live_events_time" ON "live_events" USING btree ("created_at");