import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';

export const pages = pgTable(
  'pages',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The slug in the page's address. */
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    categoryId: integer().notNull().default(1),
    subCategoryId: integer().notNull().default(0),
    avatarPath: text(),
    coverPath: text(),
    backgroundPath: text(),
    /** True if visitors may post on the page. */
    takesPosts: boolean().notNull().default(false),
    isVerified: boolean().notNull().default(false),
    website: text().notNull().default(''),
    company: text().notNull().default(''),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    facebook: text().notNull().default(''),
    twitter: text().notNull().default(''),
    instagram: text().notNull().default(''),
    vk: text().notNull().default(''),
    linkedin: text().notNull().default(''),
    youtube: text().notNull().default(''),
    callActionType: integer().notNull().default(0),
    callActionUrl: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('pages_name').on(sql`lower(${table.name})`),
    index('pages_owner').on(table.ownerId, table.id.desc()),
    index('pages_words').using('gin', sql`(fold_text(' ' || ${table.name} || ' ' || ${table.title})) gin_trgm_ops`),
  ],
);

export const pageLikes = pgTable(
  'page_likes',
  {
    pageId: reference()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.memberId] }), index('page_likes_member').on(table.memberId, table.pageId.desc())],
);

export const pageAdmins = pgTable(
  'page_admins',
  {
    pageId: reference()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.memberId] }), index('page_admins_member').on(table.memberId)],
);

export const pageReviews = pgTable(
  'page_reviews',
  {
    id: id(),
    pageId: reference()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('page_reviews_member').on(table.pageId, table.memberId), index('page_reviews_author').on(table.memberId)],
);

/** Invitations to like a page. A member can invite another only once. */
export const pageInvites = pgTable(
  'page_invites',
  {
    pageId: reference()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    inviterId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.pageId, table.memberId, table.inviterId] }),
    index('page_invites_member').on(table.memberId),
    index('page_invites_inviter').on(table.inviterId),
  ],
);

export const pageReports = pgTable(
  'page_reports',
  {
    pageId: reference()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.memberId] }), index('page_reports_member').on(table.memberId)],
);

/** Groups that post together. A group that only chats is a conversation. */
export const groups = pgTable(
  'groups',
  {
    id: id(),
    ownerId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    avatarPath: text(),
    coverPath: text(),
    isPrivate: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('groups_name').on(sql`lower(${table.name})`),
    index('groups_owner').on(table.ownerId),
    index('groups_words').using('gin', sql`(fold_text(' ' || ${table.name} || ' ' || ${table.title})) gin_trgm_ops`),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: reference()
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.memberId] }), index('group_members_member').on(table.memberId)],
);
