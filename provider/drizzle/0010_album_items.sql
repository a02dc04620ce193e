ALTER TABLE "post_media" ADD COLUMN "width_px" integer;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "height_px" integer;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "is_cover" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_media" ADD COLUMN "added_at" timestamp with time zone;