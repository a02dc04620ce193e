CREATE TABLE "muted_notifications" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "muted_notifications_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
-- What was listed before had no other mark: it counts as read.
UPDATE "notifications" SET "read_at" = "seen_at" WHERE "seen_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "muted_notifications" ADD CONSTRAINT "muted_notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;