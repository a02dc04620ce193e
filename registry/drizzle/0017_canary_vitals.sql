CREATE TABLE "canary_vitals" (
	"environment" text NOT NULL,
	"canary" text NOT NULL,
	"instance" text NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"vitals" jsonb NOT NULL,
	CONSTRAINT "canary_vitals_environment_canary_instance_remote_version_pk" PRIMARY KEY("environment","canary","instance","remote","version")
);
