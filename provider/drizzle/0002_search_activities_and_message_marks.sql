-- Ships with PostgreSQL and is trusted: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"post_id" bigint,
	"comment_id" bigint,
	"followed_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_reactions" (
	"message_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reaction" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_reactions_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_reports" (
	"reporter_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_reports_reporter_id_member_id_pk" PRIMARY KEY("reporter_id","member_id")
);
--> statement-breakpoint
DROP INDEX "messages_hash";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_followed_id_members_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_member" ON "activities" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_post" ON "activities" USING btree ("post_id") WHERE "activities"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_comment" ON "activities" USING btree ("comment_id") WHERE "activities"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_followed" ON "activities" USING btree ("followed_id") WHERE "activities"."followed_id" is not null;--> statement-breakpoint
CREATE INDEX "message_reactions_member" ON "message_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_reports_member" ON "member_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "members_words" ON "members" USING gin ((' ' || "username" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "groups_words" ON "groups" USING gin ((' ' || "name" || ' ' || "title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pages_words" ON "pages" USING gin ((' ' || "name" || ' ' || "title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE UNIQUE INDEX "messages_hash" ON "messages" USING btree ("conversation_id","author_id","hash_id") WHERE "messages"."hash_id" is not null;