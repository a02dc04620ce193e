CREATE TABLE "blobs" (
	"integrity" text PRIMARY KEY NOT NULL,
	"size_bytes" integer NOT NULL,
	"raw" "bytea" NOT NULL,
	"brotli" "bytea"
);
--> statement-breakpoint
CREATE TABLE "environments" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_files" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"path" text NOT NULL,
	"integrity" text NOT NULL,
	CONSTRAINT "release_files_remote_version_path_pk" PRIMARY KEY("remote","version","path")
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"digest" text NOT NULL,
	"manifest" jsonb NOT NULL,
	"size_bytes" integer NOT NULL,
	"published_by" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "releases_remote_version_pk" PRIMARY KEY("remote","version")
);
--> statement-breakpoint
CREATE TABLE "rendered_compositions" (
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "rendered_compositions_environment_number_pk" PRIMARY KEY("environment","number")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"composition" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"fallbacks" jsonb NOT NULL,
	"restored" integer,
	"reason" text NOT NULL,
	"actor" text NOT NULL,
	"actor_token_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rendered_digest" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "revisions_environment_number_pk" PRIMARY KEY("environment","number"),
	CONSTRAINT "revisions_number" CHECK ("revisions"."number" > 0),
	CONSTRAINT "revisions_kind" CHECK ("revisions"."kind" in ('pin', 'rollback', 'settings'))
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"scopes" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_integrity_blobs_integrity_fk" FOREIGN KEY ("integrity") REFERENCES "public"."blobs"("integrity") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_files" ADD CONSTRAINT "release_files_remote_version_releases_remote_version_fk" FOREIGN KEY ("remote","version") REFERENCES "public"."releases"("remote","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rendered_compositions" ADD CONSTRAINT "rendered_compositions_environment_number_revisions_environment_number_fk" FOREIGN KEY ("environment","number") REFERENCES "public"."revisions"("environment","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "releases_remote_published_at_index" ON "releases" USING btree ("remote","published_at");