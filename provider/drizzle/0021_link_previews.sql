CREATE TABLE "link_previews" (
	"url" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_path" text,
	"image_small_path" text,
	"image_width_px" integer,
	"image_height_px" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "link_url" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "link_url" text;--> statement-breakpoint
CREATE INDEX "link_previews_expiry" ON "link_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "messages_link" ON "messages" USING btree ("link_url") WHERE "messages"."link_url" is not null;--> statement-breakpoint
CREATE INDEX "posts_link" ON "posts" USING btree ("link_url") WHERE "posts"."link_url" is not null;
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF image_path, image_small_path ON link_previews FOR EACH ROW EXECUTE FUNCTION record_removed_media('image_path', 'image_small_path');
