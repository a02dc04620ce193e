CREATE INDEX "blogs_words" ON "blogs" USING gin ((' ' || "title" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ((' ' || "name" || ' ' || "location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hashtags_words" ON "hashtags" USING gin ((' ' || "tag") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_album_words" ON "posts" USING gin ((' ' || "album_name") gin_trgm_ops) WHERE "posts"."album_name" is not null;