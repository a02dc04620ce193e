import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';

export const members = pgTable(
  'members',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    gender: text().notNull().default(''),
    birthday: date(),
    about: text(),
    phone: text().notNull().default(''),
    website: text().notNull().default(''),
    address: text().notNull().default(''),
    working: text().notNull().default(''),
    school: text().notNull().default(''),
    avatarPath: text(),
    coverPath: text(),
    isVerified: boolean().notNull().default(false),
    isPro: boolean().notNull().default(false),
    /** A follow of this member is a request until they accept it. */
    confirmsFollowers: boolean().notNull().default(false),
    lastSeenAt: moment().notNull().defaultNow(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('members_username').on(sql`lower(${table.username})`),
    uniqueIndex('members_email').on(sql`lower(${table.email})`),
    index('members_last_seen').on(table.lastSeenAt),
    index('members_words').using(
      'gin',
      sql`(fold_text(' ' || ${table.username} || ' ' || ${table.firstName} || ' ' || ${table.lastName})) gin_trgm_ops`,
    ),
  ],
);

/**
 * Names that members had before. They still lead to the same member, and no other member gets them: the trigger `keep_username` of the
 * migrations fills and checks this table.
 */
export const formerUsernames = pgTable(
  'former_usernames',
  {
    /** In lower case. */
    name: text().primaryKey(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_usernames_member').on(table.memberId)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, so that reading this table gives no access. */
    tokenHash: text().notNull(),
    platform: text().notNull().default(''),
    browser: text().notNull().default(''),
    address: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.tokenHash), index('sessions_member').on(table.memberId, table.id.desc())],
);

export const follows = pgTable(
  'follows',
  {
    followerId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    followedId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isAccepted: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed').on(table.followedId, table.followerId),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    blockedId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.blockerId, table.blockedId] }), index('blocks_blocked').on(table.blockedId, table.blockerId)],
);

/** Members whose posts are omitted from the muter's feed. The muted members are not notified. */
export const mutes = pgTable(
  'mutes',
  {
    muterId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    mutedId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.muterId, table.mutedId] }), index('mutes_muted').on(table.mutedId)],
);

export const memberReports = pgTable(
  'member_reports',
  {
    reporterId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    reason: text().notNull().default(''),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reporterId, table.memberId] }), index('member_reports_member').on(table.memberId)],
);
