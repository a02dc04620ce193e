CREATE TABLE "blog_pictures" (
	"path" text PRIMARY KEY NOT NULL,
	"small_path" text,
	"blog_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_pictures_blog" ON "blog_pictures" USING btree ("blog_id");--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, small_path ON blog_pictures FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'small_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF thumbnail_path ON blogs FOR EACH ROW EXECUTE FUNCTION record_removed_media('thumbnail_path');
