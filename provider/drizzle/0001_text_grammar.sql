CREATE TABLE "former_usernames" (
	"name" text PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_words" (
	"post_id" bigint PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL,
	"grammar" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "posts_words";--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "mentions" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "mentions" jsonb;--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_words" ADD CONSTRAINT "post_words_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_usernames_member" ON "former_usernames" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "post_words_words" ON "post_words" USING gin ("words");--> statement-breakpoint
-- Written by hand from here.
CREATE FUNCTION keep_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- After the change, because a concurrent change of the same name has ended then: the unique index waits for it.
  IF EXISTS (SELECT FROM former_usernames WHERE name = lower(NEW.username) AND member_id <> NEW.id) THEN
    RAISE unique_violation USING CONSTRAINT = 'members_username', MESSAGE = 'The username belonged to another member.';
  END IF;
  IF TG_OP = 'UPDATE' AND lower(OLD.username) <> lower(NEW.username) THEN
    INSERT INTO former_usernames (name, member_id) VALUES (lower(OLD.username), NEW.id) ON CONFLICT (name) DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_username AFTER INSERT OR UPDATE OF username ON members FOR EACH ROW EXECUTE FUNCTION keep_username();
