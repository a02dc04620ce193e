CREATE TABLE "page_invites" (
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"inviter_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_invites_page_id_member_id_inviter_id_pk" PRIMARY KEY("page_id","member_id","inviter_id")
);
--> statement-breakpoint
CREATE TABLE "page_reports" (
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_reports_page_id_member_id_pk" PRIMARY KEY("page_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "page_invites" ADD CONSTRAINT "page_invites_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_invites" ADD CONSTRAINT "page_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_invites" ADD CONSTRAINT "page_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_invites_member" ON "page_invites" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "page_invites_inviter" ON "page_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "page_reports_member" ON "page_reports" USING btree ("member_id");