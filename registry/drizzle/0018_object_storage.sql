CREATE TABLE "unclaimed_objects" (
	"integrity" text NOT NULL,
	"encoding" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unclaimed_objects_integrity_encoding_pk" PRIMARY KEY("integrity","encoding")
);
--> statement-breakpoint
ALTER TABLE "blobs" ALTER COLUMN "raw" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "compressed_blobs" ADD COLUMN "bucket_bytes" integer;