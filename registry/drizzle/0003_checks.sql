CREATE TABLE "check_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "check_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check" text NOT NULL,
	"subject" text NOT NULL,
	"is_passed" boolean NOT NULL,
	"url" text,
	"reported_by" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "check_reports_subject_check_id_index" ON "check_reports" USING btree ("subject","check","id");