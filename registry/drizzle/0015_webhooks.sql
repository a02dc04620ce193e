CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook" integer NOT NULL,
	"type" text NOT NULL,
	"summary" text NOT NULL,
	"payload" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"status" integer,
	"error" text,
	CONSTRAINT "webhook_deliveries_state" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'dead'))
);
--> statement-breakpoint
CREATE TABLE "webhook_outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"environment" text,
	"revision" integer,
	"event" integer,
	"remote" text,
	"version" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhooks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"environment" text,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"events" text[] NOT NULL,
	"format" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_webhooks_id_fk" FOREIGN KEY ("webhook") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_created_at_index" ON "webhook_deliveries" USING btree ("webhook","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook","next_attempt_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_changed_at_index" ON "webhook_deliveries" USING btree ("changed_at");--> statement-breakpoint
-- In the transaction of the change itself, so that a registry that is killed right after it loses no delivery. Where no webhook exists nothing is added.
CREATE FUNCTION queue_for_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "webhooks") THEN
    RETURN NULL;
  END IF;
  CASE TG_TABLE_NAME
    WHEN 'revisions' THEN INSERT INTO "webhook_outbox" ("environment", "revision") VALUES (NEW."environment", NEW."number");
    WHEN 'environment_events' THEN INSERT INTO "webhook_outbox" ("environment", "event") VALUES (NEW."environment", NEW."id");
    WHEN 'withdrawals' THEN INSERT INTO "webhook_outbox" ("remote", "version") VALUES (NEW."remote", NEW."version");
  END CASE;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER revisions_queue_for_webhooks AFTER INSERT ON "revisions" FOR EACH ROW EXECUTE FUNCTION queue_for_webhooks();
--> statement-breakpoint
CREATE TRIGGER environment_events_queue_for_webhooks AFTER INSERT ON "environment_events" FOR EACH ROW EXECUTE FUNCTION queue_for_webhooks();
--> statement-breakpoint
CREATE TRIGGER withdrawals_queue_for_webhooks AFTER INSERT ON "withdrawals" FOR EACH ROW EXECUTE FUNCTION queue_for_webhooks();
