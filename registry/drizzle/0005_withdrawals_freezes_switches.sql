CREATE TABLE "withdrawals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawals_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
ALTER TABLE "revisions" DROP CONSTRAINT "revisions_kind";--> statement-breakpoint
ALTER TABLE "environments" ADD COLUMN "freeze" jsonb;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "disabled" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_kind" CHECK ("revisions"."kind" in ('pin', 'rollback', 'settings', 'disable', 'enable'));--> statement-breakpoint
CREATE TRIGGER withdrawals_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "withdrawals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
