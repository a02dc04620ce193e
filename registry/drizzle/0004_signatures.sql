CREATE TABLE "revision_signatures" (
	"environment" text NOT NULL,
	"number" integer NOT NULL,
	"epoch" integer NOT NULL,
	"kid" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "revision_signatures_environment_number_epoch_kid_pk" PRIMARY KEY("environment","number","epoch","kid")
);
--> statement-breakpoint
ALTER TABLE "revision_signatures" ADD CONSTRAINT "revision_signatures_environment_number_revisions_environment_number_fk" FOREIGN KEY ("environment","number") REFERENCES "public"."revisions"("environment","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER revision_signatures_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "revision_signatures" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
