CREATE TABLE "pin_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pin_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"environment" text NOT NULL,
	"state" text NOT NULL,
	"changes" jsonb NOT NULL,
	"composition" jsonb NOT NULL,
	"reason" text NOT NULL,
	"skipped_gates" jsonb NOT NULL,
	"needs_approval" boolean NOT NULL,
	"run_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_by" text,
	"decided_at" timestamp (3) with time zone,
	"outcome" text,
	"revision" integer
);
--> statement-breakpoint
ALTER TABLE "revisions" DROP CONSTRAINT "revisions_kind";--> statement-breakpoint
ALTER TABLE "pin_requests" ADD CONSTRAINT "pin_requests_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pin_requests_environment_id_index" ON "pin_requests" USING btree ("environment","id");--> statement-breakpoint
CREATE INDEX "pin_requests_state_run_at_index" ON "pin_requests" USING btree ("state","run_at");--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_kind" CHECK ("revisions"."kind" in ('pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore'));