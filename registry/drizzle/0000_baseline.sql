-- Tables, keys and indexes, as drizzle-kit writes them from src/storage/tables.
CREATE TABLE "check_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check" text NOT NULL,
	"subject" text NOT NULL,
	"is_passed" boolean NOT NULL,
	"url" text,
	"reported_by" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canary_vitals" (
	"environment" text NOT NULL,
	"canary" text NOT NULL,
	"instance" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"vitals" jsonb NOT NULL,
	CONSTRAINT "canary_vitals_environment_canary_instance_remote_version_pk" PRIMARY KEY("environment","canary","instance","remote","version")
);
--> statement-breakpoint
CREATE TABLE "edges" (
	"environment" text NOT NULL,
	"name" text NOT NULL,
	"revision" integer NOT NULL,
	"digest" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "edges_environment_name_pk" PRIMARY KEY("environment","name")
);
--> statement-breakpoint
CREATE TABLE "release_vote_minutes" (
	"environment" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visitors" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "release_vote_minutes_environment_minute_remote_version_pk" PRIMARY KEY("environment","minute","remote","version")
);
--> statement-breakpoint
CREATE TABLE "release_votes" (
	"environment" text NOT NULL,
	"instance" text NOT NULL,
	"revision" integer NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visitors" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "release_votes_environment_instance_revision_remote_version_pk" PRIMARY KEY("environment","instance","revision","remote","version")
);
--> statement-breakpoint
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
CREATE TABLE "environments" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"settings_version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"freeze" jsonb
);
--> statement-breakpoint
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
CREATE TABLE "blobs" (
	"integrity" text PRIMARY KEY NOT NULL,
	"size_bytes" integer NOT NULL,
	"raw" "bytea"
);
--> statement-breakpoint
CREATE TABLE "collected_releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"collected_by" text NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_releases_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "compressed_blobs" (
	"integrity" text PRIMARY KEY NOT NULL,
	"brotli" "bytea",
	"bucket_bytes" integer
);
--> statement-breakpoint
CREATE TABLE "deprecations" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deprecations_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "release_files" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"integrity" text NOT NULL,
	CONSTRAINT "release_files_remote_version_path_pk" PRIMARY KEY("remote","version","path")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"digest" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"size_bytes" integer NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "releases_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "restored_releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"collected_by" text NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	"restored_by" text NOT NULL,
	"restored_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "restored_releases_remote_version_restored_at_pk" PRIMARY KEY("remote","version","restored_at")
);
--> statement-breakpoint
CREATE TABLE "unclaimed_objects" (
	"integrity" text NOT NULL,
	"encoding" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unclaimed_objects_integrity_encoding_pk" PRIMARY KEY("integrity","encoding")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawals_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "rendered_compositions" (
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "rendered_compositions_environment_number_pk" PRIMARY KEY("environment","number")
);
--> statement-breakpoint
CREATE TABLE "revision_signatures" (
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"epoch" integer NOT NULL,
	"kid" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "revision_signatures_environment_number_epoch_kid_pk" PRIMARY KEY("environment","number","epoch","kid")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"composition" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"fallbacks" jsonb NOT NULL,
	"restored" integer,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"skipped_gates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"disabled" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"canary" jsonb,
	"hash_version" integer DEFAULT 1 NOT NULL,
	"rendered_digest" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "revisions_environment_number_pk" PRIMARY KEY("environment","number"),
	CONSTRAINT "revisions_number" CHECK ("revisions"."number" > 0),
	CONSTRAINT "revisions_kind" CHECK ("revisions"."kind" in ('pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore', 'canary'))
);
--> statement-breakpoint
CREATE TABLE "token_trusts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "token_trusts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"audience" text NOT NULL,
	"subject" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"lifetime_seconds" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"subject" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
ALTER TABLE "edges" ADD CONSTRAINT "edges_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "environment_events" ADD CONSTRAINT "environment_events_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_requests" ADD CONSTRAINT "pin_requests_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collected_releases" ADD CONSTRAINT "collected_releases_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compressed_blobs" ADD CONSTRAINT "compressed_blobs_integrity_blobs_integrity_fk" FOREIGN KEY ("integrity") REFERENCES "public"."blobs"("integrity") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deprecations" ADD CONSTRAINT "deprecations_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_integrity_blobs_integrity_fk" FOREIGN KEY ("integrity") REFERENCES "public"."blobs"("integrity") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restored_releases" ADD CONSTRAINT "restored_releases_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendered_compositions" ADD CONSTRAINT "rendered_compositions_environment_number_revisions_environment_number_fk" FOREIGN KEY ("environment","number") REFERENCES "public"."revisions"("environment","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision_signatures" ADD CONSTRAINT "revision_signatures_environment_number_revisions_environment_number_fk" FOREIGN KEY ("environment","number") REFERENCES "public"."revisions"("environment","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_webhooks_id_fk" FOREIGN KEY ("webhook") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_reports_subject_check_id_index" ON "check_reports" USING btree ("subject","check","id");--> statement-breakpoint
CREATE INDEX "release_votes_environment_revision_index" ON "release_votes" USING btree ("environment","revision");--> statement-breakpoint
CREATE INDEX "environment_events_environment_id_index" ON "environment_events" USING btree ("environment","id");--> statement-breakpoint
CREATE INDEX "pin_requests_environment_id_index" ON "pin_requests" USING btree ("environment","id");--> statement-breakpoint
CREATE INDEX "pin_requests_state_run_at_index" ON "pin_requests" USING btree ("state","run_at");--> statement-breakpoint
CREATE INDEX "release_files_integrity_index" ON "release_files" USING btree ("integrity");--> statement-breakpoint
CREATE INDEX "releases_remote_published_at_index" ON "releases" USING btree ("remote","published_at");--> statement-breakpoint
CREATE INDEX "token_trusts_issuer_index" ON "token_trusts" USING btree ("issuer");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_created_at_index" ON "webhook_deliveries" USING btree ("webhook","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook","next_attempt_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_changed_at_index" ON "webhook_deliveries" USING btree ("changed_at");
--> statement-breakpoint
-- Written by hand from here.
-- The bytes are compressed already, or are kept raw to be sent raw: compressing them again costs time at every read.
ALTER TABLE "blobs" ALTER COLUMN "raw" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "compressed_blobs" ALTER COLUMN "brotli" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "rendered_compositions" ALTER COLUMN "body" SET STORAGE EXTERNAL;
--> statement-breakpoint
-- What was published or pinned never changes, whoever is connected: only the service's code could forget that.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: what was published or pinned never changes', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER releases_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revisions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "revisions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revision_signatures_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "revision_signatures" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rendered_compositions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "rendered_compositions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER environment_events_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "environment_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER withdrawals_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "withdrawals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER deprecations_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "deprecations" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER restored_releases_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "restored_releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The files of a collected release go. Their list is in the manifest, too, which stays.
CREATE FUNCTION refuse_change_unless_collected() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "collected_releases" WHERE "remote" = OLD."remote" AND "version" = OLD."version") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% on % is refused: what was published or pinned never changes', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER release_files_never_change BEFORE UPDATE OR TRUNCATE ON "release_files" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER release_files_go_when_collected BEFORE DELETE ON "release_files" FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_collected();
--> statement-breakpoint
-- A removal is undone by the record of it alone, which is written in the same transaction.
CREATE FUNCTION refuse_change_unless_restored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "restored_releases" WHERE "remote" = OLD."remote" AND "version" = OLD."version" AND "collected_at" = OLD."collected_at") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% on % is refused: what was published or pinned never changes', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER collected_releases_never_change BEFORE UPDATE OR TRUNCATE ON "collected_releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER collected_releases_go_when_restored BEFORE DELETE ON "collected_releases" FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_restored();
--> statement-breakpoint
-- The bytes of a file never change, but may leave the database for the bucket.
CREATE FUNCTION refuse_other_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'raw' - 'brotli' - 'bucket_bytes' = to_jsonb(OLD) - 'raw' - 'brotli' - 'bucket_bytes' THEN
    IF TG_TABLE_NAME = 'blobs' THEN
      IF NEW.raw IS NULL THEN RETURN NEW; END IF;
    END IF;
    -- Nested, because only the table's own columns may be named.
    IF TG_TABLE_NAME = 'compressed_blobs' THEN
      IF OLD.brotli IS NOT NULL AND NEW.brotli IS NULL AND NEW.bucket_bytes IS NOT NULL THEN RETURN NEW; END IF;
    END IF;
  END IF;
  RAISE EXCEPTION '% on % is refused: what was published or pinned never changes', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
-- A blob that no release names may go one day, so deleting is left to the foreign key.
CREATE TRIGGER blobs_never_change BEFORE TRUNCATE ON "blobs" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER blobs_keep_their_bytes BEFORE UPDATE ON "blobs" FOR EACH ROW EXECUTE FUNCTION refuse_other_bytes();
--> statement-breakpoint
CREATE TRIGGER compressed_blobs_never_change BEFORE TRUNCATE ON "compressed_blobs" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER compressed_blobs_keep_their_bytes BEFORE UPDATE ON "compressed_blobs" FOR EACH ROW EXECUTE FUNCTION refuse_other_bytes();
--> statement-breakpoint
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
