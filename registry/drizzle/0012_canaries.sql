ALTER TABLE "revisions" DROP CONSTRAINT "revisions_kind";--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "canary" jsonb;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_kind" CHECK ("revisions"."kind" in ('pin', 'rollback', 'settings', 'disable', 'enable', 'archive', 'restore', 'canary'));