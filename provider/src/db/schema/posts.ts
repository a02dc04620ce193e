import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { blogs } from './blogs';
import { id, moment, reference, searchLexemes } from './columns';
import { events } from './events';
import { members } from './members';
import { groups, pages } from './pages';

export const posts = pgTable(
  'posts',
  {
    id: id(),
    authorId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The target of the post. At most one of these four is set; none for a post on the author's own timeline. */
    pageId: reference().references(() => pages.id, { onDelete: 'cascade' }),
    groupId: reference().references(() => groups.id, { onDelete: 'cascade' }),
    eventId: reference().references(() => events.id, { onDelete: 'cascade' }),
    recipientId: reference().references(() => members.id, { onDelete: 'cascade' }),
    sharedPostId: reference().references((): AnyPgColumn => posts.id, { onDelete: 'cascade' }),
    blogId: reference().references(() => blogs.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['post', 'profile_picture', 'profile_cover_picture'] })
      .notNull()
      .default('post'),
    /** The text as the author typed it. Its HTML is derived on each read. */
    text: text().notNull().default(''),
    /** Ids of the mentioned members, by the name in the text in lower case. Null if a release stored the post that did not store them. */
    mentions: jsonb().$type<Record<string, number>>(),
    /** 0 everyone, 1 people the author follows, 2 followers of the author, 3 the author, 4 everyone, without a name. */
    privacy: smallint().notNull().default(0),
    /** The kind that the feed's filters select by; follows from the attachments. */
    mediaKind: text({ enum: ['text', 'photos', 'video', 'music', 'files'] })
      .notNull()
      .default('text'),
    albumName: text(),
    youtubeId: text(),
    /** The link whose preview the post shows, once the preview exists. */
    linkUrl: text(),
    stickerUrl: text(),
    location: text('place'),
    feelingType: text(),
    feeling: text(),
    colorId: integer(),
    /** Time after which the poll takes no votes. Null for a poll without an end. */
    pollEndsAt: moment(),
    takesComments: boolean().notNull().default(true),
    videoViews: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    editedAt: moment(),
  },
  (table) => [
    index('posts_author').on(table.authorId, table.id.desc()),
    index('posts_album_words')
      .using('gin', sql`(fold_text(' ' || ${table.albumName})) gin_trgm_ops`)
      .where(sql`${table.albumName} is not null`),
    index('posts_media_kind').on(table.mediaKind, table.id.desc()),
    index('posts_page')
      .on(table.pageId, table.id.desc())
      .where(sql`${table.pageId} is not null`),
    index('posts_group')
      .on(table.groupId, table.id.desc())
      .where(sql`${table.groupId} is not null`),
    index('posts_event')
      .on(table.eventId, table.id.desc())
      .where(sql`${table.eventId} is not null`),
    index('posts_recipient')
      .on(table.recipientId, table.id.desc())
      .where(sql`${table.recipientId} is not null`),
    index('posts_shared')
      .on(table.sharedPostId)
      .where(sql`${table.sharedPostId} is not null`),
    index('posts_blog')
      .on(table.blogId)
      .where(sql`${table.blogId} is not null`),
    index('posts_link')
      .on(table.linkUrl)
      .where(sql`${table.linkUrl} is not null`),
    index('posts_album')
      .on(table.authorId, table.id.desc())
      .where(sql`${table.albumName} is not null`),
  ],
);

/** The words under which a post is found. A post without a row is indexed when a provider starts. */
export const postLexemes = pgTable(
  'post_words',
  {
    postId: reference()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    lexemes: searchLexemes('words').notNull(),
    /** The version of the grammar that found words and hashtags. */
    grammar: smallint().notNull(),
  },
  (table) => [index('post_words_words').using('gin', table.lexemes)],
);

export const postMedia = pgTable(
  'post_media',
  {
    id: id(),
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'video', 'audio', 'file'] }).notNull(),
    path: text().notNull(),
    smallPath: text(),
    fileName: text().notNull(),
    /** The author's description of a picture, for members who cannot see it. Empty if there is none. */
    description: text().notNull().default(''),
    /** Width of a stored picture. Null for other files. */
    widthPx: integer(),
    heightPx: integer(),
    /** Position in an album that its owner arranged. Items with the same position are ordered by id. */
    position: integer().notNull().default(0),
    isCover: boolean().notNull().default(false),
    /** Time when the item was added to an album. Null if it came with the post. */
    addedAt: moment(),
  },
  (table) => [index('post_media_post').on(table.postId, table.id)],
);

export const postReactions = pgTable(
  'post_reactions',
  {
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** 1 Like, 2 Love, 3 HaHa, 4 Wow, 5 Sad, 6 Angry. */
    reaction: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index('post_reactions_member').on(table.memberId, table.postId.desc()),
  ],
);

/** A member's mark on a post: saved, hidden or wondered. */
function memberMarks(name: string) {
  return pgTable(
    name,
    {
      memberId: reference()
        .notNull()
        .references(() => members.id, { onDelete: 'cascade' }),
      postId: reference()
        .notNull()
        .references(() => posts.id, { onDelete: 'cascade' }),
      createdAt: moment().notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.memberId, table.postId] }), index(`${name}_post`).on(table.postId)],
  );
}

export const postSaves = memberMarks('post_saves');
export const postHides = memberMarks('post_hides');
export const postReports = pgTable(
  'post_reports',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Empty if the page sent no reason. */
    reason: text().notNull().default(''),
    details: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.postId] }), index('post_reports_post').on(table.postId)],
);
export const postWonders = memberMarks('post_wonders');

export const hashtags = pgTable('hashtags', { id: id(), tag: text().notNull() }, (table) => [
  uniqueIndex('hashtags_tag').on(table.tag),
  index('hashtags_words').using('gin', sql`(fold_text(' ' || ${table.tag})) gin_trgm_ops`),
]);

export const postHashtags = pgTable(
  'post_hashtags',
  {
    hashtagId: reference()
      .notNull()
      .references(() => hashtags.id, { onDelete: 'cascade' }),
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    usedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hashtagId, table.postId] }),
    index('post_hashtags_post').on(table.postId),
    index('post_hashtags_time').on(table.usedAt, table.hashtagId),
  ],
);

export const pollOptions = pgTable(
  'poll_options',
  {
    id: id(),
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    text: text().notNull(),
  },
  (table) => [index('poll_options_post').on(table.postId, table.id)],
);

export const pollVotes = pgTable(
  'poll_votes',
  {
    postId: reference()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    optionId: reference()
      .notNull()
      .references(() => pollOptions.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index('poll_votes_option').on(table.optionId),
    index('poll_votes_member').on(table.memberId),
  ],
);
