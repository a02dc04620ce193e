-- The extension of the indexes for words. It comes with PostgreSQL and is trusted: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Tables, keys and indexes, as drizzle-kit writes them from src/db/schema.
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
CREATE TABLE "blog_comment_likes" (
	"comment_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_comment_likes_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "blog_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"blog_id" bigint NOT NULL,
	"parent_id" bigint,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_pictures" (
	"path" text PRIMARY KEY NOT NULL,
	"small_path" text,
	"blog_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_reactions" (
	"blog_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reaction" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_reactions_blog_id_member_id_pk" PRIMARY KEY("blog_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "blog_views" (
	"blog_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_views_blog_id_member_id_pk" PRIMARY KEY("blog_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blogs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content_html" text NOT NULL,
	"category_id" integer NOT NULL,
	"thumbnail_path" text,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"avatar_path" text,
	"pair_key" text,
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
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"kind" text DEFAULT 'text' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"media_path" text,
	"media_file_name" text DEFAULT '' NOT NULL,
	"reply_to_id" bigint,
	"hash_id" text,
	"is_forwarded" boolean DEFAULT false NOT NULL,
	"link_url" text,
	"story_id" bigint,
	"edited_at" timestamp with time zone,
	"pinned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "participants" (
	"conversation_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"peer_id" bigint,
	"kind" text NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	"read_up_to_id" bigint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	"cleared_up_to_id" bigint DEFAULT 0 NOT NULL,
	"typing_until" timestamp with time zone,
	"is_recording" boolean DEFAULT false NOT NULL,
	CONSTRAINT "participants_conversation_id_member_id_pk" PRIMARY KEY("conversation_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reactions" (
	"comment_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reaction" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reactions_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_comment_id_member_id_pk" PRIMARY KEY("comment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"parent_id" bigint,
	"author_id" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"image_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "event_members" (
	"event_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"is_going" boolean DEFAULT false NOT NULL,
	"is_interested" boolean DEFAULT false NOT NULL,
	"is_invited" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_members_event_id_member_id_pk" PRIMARY KEY("event_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"poster_id" bigint NOT NULL,
	"name" text NOT NULL,
	"location" text NOT NULL,
	"description" text NOT NULL,
	"cover_path" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"reply" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_key_pk" PRIMARY KEY("member_id","key")
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"member_id" bigint NOT NULL,
	"address" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_addresses_member_id_address_pk" PRIMARY KEY("member_id","address")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_previews" (
	"url" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_path" text,
	"image_small_path" text,
	"image_width_px" integer,
	"image_height_px" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" "xid8" NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_media" (
	"path" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"follower_id" bigint NOT NULL,
	"followed_id" bigint NOT NULL,
	"is_accepted" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follows_follower_id_followed_id_pk" PRIMARY KEY("follower_id","followed_id")
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
CREATE TABLE "members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"birthday" date,
	"about" text,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"working" text DEFAULT '' NOT NULL,
	"school" text DEFAULT '' NOT NULL,
	"avatar_path" text,
	"cover_path" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_pro" boolean DEFAULT false NOT NULL,
	"confirms_followers" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"muter_id" bigint NOT NULL,
	"muted_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mutes_muter_id_muted_id_pk" PRIMARY KEY("muter_id","muted_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "muted_notifications" (
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "muted_notifications_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient_id" bigint NOT NULL,
	"notifier_id" bigint NOT NULL,
	"type" text NOT NULL,
	"post_id" bigint,
	"comment_id" bigint,
	"page_id" bigint,
	"event_id" bigint,
	"blog_id" bigint,
	"group_chat_id" bigint,
	"text" text DEFAULT '' NOT NULL,
	"seen_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"group_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_members_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"avatar_path" text,
	"cover_path" text,
	"is_private" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_admins" (
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_admins_page_id_member_id_pk" PRIMARY KEY("page_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "page_invites" (
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"inviter_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_invites_page_id_member_id_inviter_id_pk" PRIMARY KEY("page_id","member_id","inviter_id")
);
--> statement-breakpoint
CREATE TABLE "page_likes" (
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_likes_page_id_member_id_pk" PRIMARY KEY("page_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "page_reports" (
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_reports_page_id_member_id_pk" PRIMARY KEY("page_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "page_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category_id" integer DEFAULT 1 NOT NULL,
	"sub_category_id" integer DEFAULT 0 NOT NULL,
	"avatar_path" text,
	"cover_path" text,
	"background_path" text,
	"takes_posts" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"facebook" text DEFAULT '' NOT NULL,
	"twitter" text DEFAULT '' NOT NULL,
	"instagram" text DEFAULT '' NOT NULL,
	"vk" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"youtube" text DEFAULT '' NOT NULL,
	"call_action_type" integer DEFAULT 0 NOT NULL,
	"call_action_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "hashtags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hashtags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_options_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "poll_votes" (
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"option_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_votes_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_hashtags" (
	"hashtag_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_hashtags_hashtag_id_post_id_pk" PRIMARY KEY("hashtag_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_hides" (
	"member_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_hides_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_media" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "post_media_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"post_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"small_path" text,
	"file_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "post_reactions" (
	"post_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reaction" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_reactions_post_id_member_id_pk" PRIMARY KEY("post_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"member_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_reports_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_saves" (
	"member_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_saves_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "post_wonders" (
	"member_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_wonders_member_id_post_id_pk" PRIMARY KEY("member_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author_id" bigint NOT NULL,
	"page_id" bigint,
	"group_id" bigint,
	"event_id" bigint,
	"recipient_id" bigint,
	"shared_post_id" bigint,
	"blog_id" bigint,
	"kind" text DEFAULT 'post' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"privacy" smallint DEFAULT 0 NOT NULL,
	"media_kind" text DEFAULT 'text' NOT NULL,
	"album_name" text,
	"youtube_id" text,
	"link_url" text,
	"sticker_url" text,
	"place" text,
	"feeling_type" text,
	"feeling" text,
	"color_id" integer,
	"poll_ends_at" timestamp with time zone,
	"takes_comments" boolean DEFAULT true NOT NULL,
	"video_views" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "stories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"thumbnail_path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_views" (
	"story_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"reaction" smallint,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_views_story_id_member_id_pk" PRIMARY KEY("story_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"member_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_followed_id_members_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment_likes" ADD CONSTRAINT "blog_comment_likes_comment_id_blog_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comment_likes" ADD CONSTRAINT "blog_comment_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_parent_id_blog_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_comments" ADD CONSTRAINT "blog_comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_reactions" ADD CONSTRAINT "blog_reactions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_reactions" ADD CONSTRAINT "blog_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_views" ADD CONSTRAINT "blog_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reactions" ADD CONSTRAINT "message_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_peer_id_members_id_fk" FOREIGN KEY ("peer_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reactions" ADD CONSTRAINT "comment_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_members" ADD CONSTRAINT "event_members_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_members" ADD CONSTRAINT "event_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_poster_id_members_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_addresses" ADD CONSTRAINT "known_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_members_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_members_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_members_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_followed_id_members_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_reporter_id_members_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reports" ADD CONSTRAINT "member_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muter_id_members_id_fk" FOREIGN KEY ("muter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_muted_id_members_id_fk" FOREIGN KEY ("muted_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_notifications" ADD CONSTRAINT "muted_notifications_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_members_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_notifier_id_members_id_fk" FOREIGN KEY ("notifier_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_group_chat_id_conversations_id_fk" FOREIGN KEY ("group_chat_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_admins" ADD CONSTRAINT "page_admins_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_admins" ADD CONSTRAINT "page_admins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_invites" ADD CONSTRAINT "page_invites_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_invites" ADD CONSTRAINT "page_invites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_invites" ADD CONSTRAINT "page_invites_inviter_id_members_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_likes" ADD CONSTRAINT "page_likes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_likes" ADD CONSTRAINT "page_likes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reports" ADD CONSTRAINT "page_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_reviews" ADD CONSTRAINT "page_reviews_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_votes" ADD CONSTRAINT "poll_votes_option_id_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."poll_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_hashtag_id_hashtags_id_fk" FOREIGN KEY ("hashtag_id") REFERENCES "public"."hashtags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hashtags" ADD CONSTRAINT "post_hashtags_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hides" ADD CONSTRAINT "post_hides_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_hides" ADD CONSTRAINT "post_hides_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_media" ADD CONSTRAINT "post_media_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reactions" ADD CONSTRAINT "post_reactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_saves" ADD CONSTRAINT "post_saves_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_saves" ADD CONSTRAINT "post_saves_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_wonders" ADD CONSTRAINT "post_wonders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_wonders" ADD CONSTRAINT "post_wonders_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_recipient_id_members_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_shared_post_id_posts_id_fk" FOREIGN KEY ("shared_post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staged_uploads" ADD CONSTRAINT "staged_uploads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_member" ON "activities" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "activities_post" ON "activities" USING btree ("post_id") WHERE "activities"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_comment" ON "activities" USING btree ("comment_id") WHERE "activities"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "activities_followed" ON "activities" USING btree ("followed_id") WHERE "activities"."followed_id" is not null;--> statement-breakpoint
CREATE INDEX "blog_comment_likes_member" ON "blog_comment_likes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "blog_comments_blog" ON "blog_comments" USING btree ("blog_id","parent_id","id");--> statement-breakpoint
CREATE INDEX "blog_comments_parent" ON "blog_comments" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "blog_comments_author" ON "blog_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_pictures_blog" ON "blog_pictures" USING btree ("blog_id");--> statement-breakpoint
CREATE INDEX "blog_reactions_member" ON "blog_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "blog_views_member" ON "blog_views" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "blogs_author" ON "blogs" USING btree ("author_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_category" ON "blogs" USING btree ("category_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "blogs_words" ON "blogs" USING gin ((' ' || "title" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("pair_key");--> statement-breakpoint
CREATE INDEX "conversations_owner" ON "conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "message_reactions_member" ON "message_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_hash" ON "messages" USING btree ("conversation_id","author_id","hash_id") WHERE "messages"."hash_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_author" ON "messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "messages_story" ON "messages" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "messages_link" ON "messages" USING btree ("link_url") WHERE "messages"."link_url" is not null;--> statement-breakpoint
CREATE INDEX "participants_list" ON "participants" USING btree ("member_id","kind","last_message_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "participants_peer" ON "participants" USING btree ("member_id","peer_id") WHERE "participants"."peer_id" is not null;--> statement-breakpoint
CREATE INDEX "participants_as_peer" ON "participants" USING btree ("peer_id");--> statement-breakpoint
CREATE INDEX "comment_reactions_member" ON "comment_reactions" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "comment_reports_member" ON "comment_reports" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "comments_post" ON "comments" USING btree ("post_id","id" DESC NULLS LAST) WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_of_post" ON "comments" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id","id") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "event_members_member" ON "event_members" USING btree ("member_id","event_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_poster" ON "events" USING btree ("poster_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_end" ON "events" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin ((' ' || "name" || ' ' || "location") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_member_time" ON "idempotency_keys" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_at" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "link_previews_expiry" ON "link_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "live_events_transaction" ON "live_events" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "live_events_member" ON "live_events" USING btree ("member_id","transaction_id");--> statement-breakpoint
CREATE INDEX "live_events_time" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE INDEX "follows_followed" ON "follows" USING btree ("followed_id","follower_id");--> statement-breakpoint
CREATE INDEX "member_reports_member" ON "member_reports" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_username" ON "members" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "members_last_seen" ON "members" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "members_words" ON "members" USING gin ((' ' || "username" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mutes_muted" ON "mutes" USING btree ("muted_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("recipient_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("recipient_id") WHERE "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_notifier" ON "notifications" USING btree ("notifier_id");--> statement-breakpoint
CREATE INDEX "notifications_post" ON "notifications" USING btree ("post_id") WHERE "notifications"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_comment" ON "notifications" USING btree ("comment_id") WHERE "notifications"."comment_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_page" ON "notifications" USING btree ("page_id") WHERE "notifications"."page_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_event" ON "notifications" USING btree ("event_id") WHERE "notifications"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_blog" ON "notifications" USING btree ("blog_id") WHERE "notifications"."blog_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_group_chat" ON "notifications" USING btree ("group_chat_id") WHERE "notifications"."group_chat_id" is not null;--> statement-breakpoint
CREATE INDEX "group_members_member" ON "group_members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "groups_name" ON "groups" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "groups_owner" ON "groups" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "groups_words" ON "groups" USING gin ((' ' || "name" || ' ' || "title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_admins_member" ON "page_admins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "page_invites_member" ON "page_invites" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "page_invites_inviter" ON "page_invites" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "page_likes_member" ON "page_likes" USING btree ("member_id","page_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "page_reports_member" ON "page_reports" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_reviews_member" ON "page_reviews" USING btree ("page_id","member_id");--> statement-breakpoint
CREATE INDEX "page_reviews_author" ON "page_reviews" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_name" ON "pages" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "pages_owner" ON "pages" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pages_words" ON "pages" USING gin ((' ' || "name" || ' ' || "title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "password_resets_member" ON "password_resets" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hashtags_tag" ON "hashtags" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "hashtags_words" ON "hashtags" USING gin ((' ' || "tag") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "poll_options_post" ON "poll_options" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "poll_votes_option" ON "poll_votes" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "poll_votes_member" ON "poll_votes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_hashtags_post" ON "post_hashtags" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_hashtags_time" ON "post_hashtags" USING btree ("used_at","hashtag_id");--> statement-breakpoint
CREATE INDEX "post_hides_post" ON "post_hides" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_media_post" ON "post_media" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "post_reactions_member" ON "post_reactions" USING btree ("member_id","post_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "post_reports_post" ON "post_reports" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_saves_post" ON "post_saves" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "post_wonders_post" ON "post_wonders" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_album_words" ON "posts" USING gin ((' ' || "album_name") gin_trgm_ops) WHERE "posts"."album_name" is not null;--> statement-breakpoint
CREATE INDEX "posts_media_kind" ON "posts" USING btree ("media_kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "posts_page" ON "posts" USING btree ("page_id","id" DESC NULLS LAST) WHERE "posts"."page_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_group" ON "posts" USING btree ("group_id","id" DESC NULLS LAST) WHERE "posts"."group_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_event" ON "posts" USING btree ("event_id","id" DESC NULLS LAST) WHERE "posts"."event_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_recipient" ON "posts" USING btree ("recipient_id","id" DESC NULLS LAST) WHERE "posts"."recipient_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_shared" ON "posts" USING btree ("shared_post_id") WHERE "posts"."shared_post_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_blog" ON "posts" USING btree ("blog_id") WHERE "posts"."blog_id" is not null;--> statement-breakpoint
CREATE INDEX "posts_link" ON "posts" USING btree ("link_url") WHERE "posts"."link_url" is not null;--> statement-breakpoint
CREATE INDEX "posts_words" ON "posts" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "posts_album" ON "posts" USING btree ("author_id","id" DESC NULLS LAST) WHERE "posts"."album_name" is not null;--> statement-breakpoint
CREATE INDEX "staged_uploads_expiry" ON "staged_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stories_member" ON "stories" USING btree ("member_id","expires_at");--> statement-breakpoint
CREATE INDEX "stories_expiry" ON "stories" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "story_views_member" ON "story_views" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_member" ON "pending_sign_ins" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires_at" ON "pending_sign_ins" USING btree ("expires_at");
--> statement-breakpoint
-- Written by hand from here.
-- Records the paths of uploads that a row no longer names: it was deleted, by whichever cascade, or names another file now.
-- Only names that the media service makes are recorded (they hold a UUID): each belongs to one row. Files of the seed are shared.
CREATE FUNCTION record_removed_media() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb := to_jsonb(OLD);
  after jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(NEW) ELSE '{}'::jsonb END;
  path_column text;
BEGIN
  FOREACH path_column IN ARRAY TG_ARGV LOOP
    IF before ->> path_column ~ '^upload/.*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}_'
      AND before ->> path_column IS DISTINCT FROM after ->> path_column THEN
      INSERT INTO removed_media (path) VALUES (before ->> path_column) ON CONFLICT DO NOTHING;
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, small_path ON post_media FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'small_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, small_path ON blog_pictures FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'small_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, small_path ON staged_uploads FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'small_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF path, thumbnail_path ON stories FOR EACH ROW EXECUTE FUNCTION record_removed_media('path', 'thumbnail_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF image_path, image_small_path ON link_previews FOR EACH ROW EXECUTE FUNCTION record_removed_media('image_path', 'image_small_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF image_path ON comments FOR EACH ROW EXECUTE FUNCTION record_removed_media('image_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF media_path ON messages FOR EACH ROW EXECUTE FUNCTION record_removed_media('media_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF cover_path ON events FOR EACH ROW EXECUTE FUNCTION record_removed_media('cover_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF avatar_path ON conversations FOR EACH ROW EXECUTE FUNCTION record_removed_media('avatar_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF thumbnail_path ON blogs FOR EACH ROW EXECUTE FUNCTION record_removed_media('thumbnail_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF avatar_path, cover_path ON members FOR EACH ROW EXECUTE FUNCTION record_removed_media('avatar_path', 'cover_path');
--> statement-breakpoint
CREATE TRIGGER removed_media AFTER DELETE OR UPDATE OF avatar_path, cover_path, background_path ON pages FOR EACH ROW EXECUTE FUNCTION record_removed_media('avatar_path', 'cover_path', 'background_path');
