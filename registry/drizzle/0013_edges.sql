CREATE TABLE "edges" (
	"environment" text NOT NULL,
	"name" text NOT NULL,
	"revision" integer NOT NULL,
	"digest" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "edges_environment_name_pk" PRIMARY KEY("environment","name")
);
--> statement-breakpoint
CREATE TABLE "release_vote_minutes" (
	"environment" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visitors" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "release_vote_minutes_environment_minute_remote_version_pk" PRIMARY KEY("environment","minute","remote","version")
);
--> statement-breakpoint
CREATE TABLE "release_votes" (
	"environment" text NOT NULL,
	"instance" text NOT NULL,
	"revision" integer NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"visitors" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "release_votes_environment_instance_revision_remote_version_pk" PRIMARY KEY("environment","instance","revision","remote","version")
);
--> statement-breakpoint
ALTER TABLE "edges" ADD CONSTRAINT "edges_environment_environments_name_fk" FOREIGN KEY ("environment") REFERENCES "public"."environments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_votes_environment_revision_index" ON "release_votes" USING btree ("environment","revision");