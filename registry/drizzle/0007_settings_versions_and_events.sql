CREATE TABLE "environment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "environment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"environment" text NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text NOT NULL,
	"revision" integer,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "environments" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "environment_events" ADD CONSTRAINT "environment_events_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "environment_events_environment_id_index" ON "environment_events" USING btree ("environment","id");--> statement-breakpoint
CREATE TRIGGER environment_events_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "environment_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
