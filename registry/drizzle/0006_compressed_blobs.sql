CREATE TABLE "compressed_blobs" (
	"integrity" text PRIMARY KEY NOT NULL,
	"brotli" "bytea"
);
--> statement-breakpoint
ALTER TABLE "compressed_blobs" ADD CONSTRAINT "compressed_blobs_integrity_blobs_integrity_fk" FOREIGN KEY ("integrity") REFERENCES "public"."blobs"("integrity") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "compressed_blobs" SELECT "integrity", "brotli" FROM "blobs";
--> statement-breakpoint
ALTER TABLE "blobs" DROP COLUMN "brotli";
--> statement-breakpoint
CREATE TRIGGER compressed_blobs_never_change BEFORE UPDATE OR TRUNCATE ON "compressed_blobs" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE "compressed_blobs" ALTER COLUMN "brotli" SET STORAGE EXTERNAL;
