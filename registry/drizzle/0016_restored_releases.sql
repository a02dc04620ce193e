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
ALTER TABLE "restored_releases" ADD CONSTRAINT "restored_releases_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER restored_releases_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "restored_releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
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
DROP TRIGGER collected_releases_never_change ON "collected_releases";
--> statement-breakpoint
CREATE TRIGGER collected_releases_never_change BEFORE UPDATE OR TRUNCATE ON "collected_releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER collected_releases_go_when_restored BEFORE DELETE ON "collected_releases" FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_restored();
