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
CREATE TRIGGER release_files_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "release_files" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER revisions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "revisions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER rendered_compositions_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "rendered_compositions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A blob that no release names may go one day, so deleting is left to the foreign key; its bytes stay what its name says.
CREATE TRIGGER blobs_never_change BEFORE UPDATE OR TRUNCATE ON "blobs" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The bytes are compressed already, or are kept raw to be sent raw: compressing them again costs time at every read.
ALTER TABLE "blobs" ALTER COLUMN "raw" SET STORAGE EXTERNAL, ALTER COLUMN "brotli" SET STORAGE EXTERNAL;
