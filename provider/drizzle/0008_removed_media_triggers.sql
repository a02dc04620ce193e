-- Records the paths of uploads that a row no longer names: it was deleted, by whichever cascade, or names another file now.
-- Only names that the media service makes are recorded (they hold a UUID): each belongs to one row. Files of the seed are shared.
CREATE FUNCTION record_removed_media() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(NEW) ELSE '{}'::jsonb END;
  path_column text;
BEGIN
  FOREACH path_column IN ARRAY TG_ARGV LOOP
    IF before ->> path_column ~ '^upload/.*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}_'
      AND before ->> path_column IS DISTINCT FROM after ->> path_column THEN
      INSERT INTO removed_media (path) VALUES (before ->> path_column) ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, small_path ON post_media FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'small_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF image_path ON comments FOR EACH ROW EXECUTE FUNCTION record_removed_media('image_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF media_path ON messages FOR EACH ROW EXECUTE FUNCTION record_removed_media('media_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, thumbnail_path ON stories FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'thumbnail_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF cover_path ON events FOR EACH ROW EXECUTE FUNCTION record_removed_media('cover_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF avatar_path ON conversations FOR EACH ROW EXECUTE FUNCTION record_removed_media('avatar_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF avatar_path, cover_path ON members FOR EACH ROW EXECUTE FUNCTION record_removed_media('avatar_path', 'cover_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF avatar_path, cover_path, background_path ON pages FOR EACH ROW EXECUTE FUNCTION record_removed_media('avatar_path', 'cover_path', 'background_path');
