CREATE TABLE "rendered_texts" (
	"digest" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER rendered_texts_never_change BEFORE UPDATE OR DELETE OR TRUNCATE ON "rendered_texts" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
