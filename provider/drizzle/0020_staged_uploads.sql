CREATE TABLE "staged_uploads" (
	"member_id" bigint NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"small_path" text,
	"file_name" text NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staged_uploads_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "staged_uploads" ADD CONSTRAINT "staged_uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staged_uploads_expiry" ON "staged_uploads" USING btree ("expires_at");
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, small_path ON staged_uploads FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'small_path');
