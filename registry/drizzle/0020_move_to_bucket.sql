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
DROP TRIGGER blobs_never_change ON "blobs";
--> statement-breakpoint
CREATE TRIGGER blobs_never_change BEFORE TRUNCATE ON "blobs" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER blobs_keep_their_bytes BEFORE UPDATE ON "blobs" FOR EACH ROW EXECUTE FUNCTION refuse_other_bytes();
--> statement-breakpoint
DROP TRIGGER compressed_blobs_never_change ON "compressed_blobs";
--> statement-breakpoint
CREATE TRIGGER compressed_blobs_never_change BEFORE TRUNCATE ON "compressed_blobs" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER compressed_blobs_keep_their_bytes BEFORE UPDATE ON "compressed_blobs" FOR EACH ROW EXECUTE FUNCTION refuse_other_bytes();
