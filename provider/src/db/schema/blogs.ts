import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';

export const blogs = pgTable(
  'blogs',
  {
    id: id(),
    authorId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    /** Sanitised on write. */
    contentHtml: text().notNull(),
    categoryId: integer().notNull(),
    thumbnailPath: text(),
    tags: text().array().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('blogs_author').on(table.authorId, table.id.desc()),
    index('blogs_category').on(table.categoryId, table.id.desc()),
    index('blogs_words').using('gin', sql`(fold_text(' ' || ${table.title} || ' ' || ${table.description})) gin_trgm_ops`),
  ],
);

/** Pictures in the texts of articles, so that their files are removed with the articles. */
export const blogPictures = pgTable(
  'blog_pictures',
  {
    path: text().primaryKey(),
    smallPath: text(),
    blogId: reference()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
  },
  (table) => [index('blog_pictures_blog').on(table.blogId)],
);

export const blogViews = pgTable(
  'blog_views',
  {
    blogId: reference()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    viewedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.memberId] }), index('blog_views_member').on(table.memberId)],
);

export const blogReactions = pgTable(
  'blog_reactions',
  {
    blogId: reference()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    reaction: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blogId, table.memberId] }), index('blog_reactions_member').on(table.memberId)],
);

export const blogComments = pgTable(
  'blog_comments',
  {
    id: id(),
    blogId: reference()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    /** The comment that this one replies to. */
    parentId: reference().references((): AnyPgColumn => blogComments.id, { onDelete: 'cascade' }),
    authorId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('blog_comments_blog').on(table.blogId, table.parentId, table.id),
    index('blog_comments_parent').on(table.parentId, table.id),
    index('blog_comments_author').on(table.authorId),
  ],
);

export const blogCommentLikes = pgTable(
  'blog_comment_likes',
  {
    commentId: reference()
      .notNull()
      .references(() => blogComments.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.commentId, table.memberId] }), index('blog_comment_likes_member').on(table.memberId)],
);
