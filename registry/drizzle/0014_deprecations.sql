CREATE TABLE "deprecations" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "deprecations_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
ALTER TABLE "deprecations" ADD CONSTRAINT "deprecations_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER deprecations_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "deprecations" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
