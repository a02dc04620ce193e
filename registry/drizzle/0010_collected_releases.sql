CREATE TABLE "collected_releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"collected_by" text NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collected_releases_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
ALTER TABLE "collected_releases" ADD CONSTRAINT "collected_releases_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_files_integrity_index" ON "release_files" USING btree ("integrity");
--> statement-breakpoint
CREATE TRIGGER collected_releases_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "collected_releases" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
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
DROP TRIGGER release_files_never_change ON "release_files";
--> statement-breakpoint
CREATE TRIGGER release_files_never_change BEFORE UPDATE OR TRUNCATE ON "release_files" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The list of files is in the manifest, too, which stays.
CREATE TRIGGER release_files_go_when_collected BEFORE DELETE ON "release_files" FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_collected();
