-- Written by hand to the next breakpoint.
-- The form in which names are compared: without case, width and ligatures, and without the marks that readers of Latin, Greek, Hebrew and
-- Arabic leave out. As foldText of @social/text-grammar does for the words of posts. A change needs all indexes that use it to be built again.
CREATE FUNCTION fold_text(original text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT normalize(translate(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(lower(normalize(original, NFKD)), '[\u00AD\u0640\u200B-\u200F\u2060\uFEFF]', '', 'g'),
      '([a-z\u00DF-\u017F\u03B1-\u03C9\u05D0-\u05EA\u0621-\u06D5])[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u06D6-\u06ED]+', '\1', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'е' || U&'\0308', 'е'),
    'øđðłħıςةىیک', 'oddlhiσهييك'), NFC)
$$;
--> statement-breakpoint
DROP INDEX "blogs_words";--> statement-breakpoint
DROP INDEX "events_words";--> statement-breakpoint
DROP INDEX "members_words";--> statement-breakpoint
DROP INDEX "groups_words";--> statement-breakpoint
DROP INDEX "pages_words";--> statement-breakpoint
DROP INDEX "hashtags_words";--> statement-breakpoint
DROP INDEX "posts_album_words";--> statement-breakpoint
CREATE INDEX "blogs_words" ON "blogs" USING gin ((fold_text(' ' || "title" || ' ' || "description")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ((fold_text(' ' || "name" || ' ' || "location")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_words" ON "members" USING gin ((fold_text(' ' || "username" || ' ' || "first_name" || ' ' || "last_name")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_words" ON "groups" USING gin ((fold_text(' ' || "name" || ' ' || "title")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pages_words" ON "pages" USING gin ((fold_text(' ' || "name" || ' ' || "title")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "hashtags_words" ON "hashtags" USING gin ((fold_text(' ' || "tag")) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_album_words" ON "posts" USING gin ((fold_text(' ' || "album_name")) gin_trgm_ops) WHERE "posts"."album_name" is not null;