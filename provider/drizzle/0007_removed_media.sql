CREATE TABLE "removed_media" (
	"path" text PRIMARY KEY NOT NULL
);
