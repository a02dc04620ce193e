ALTER TABLE "revisions" ADD COLUMN "skipped_gates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "hash_version" integer DEFAULT 1 NOT NULL;