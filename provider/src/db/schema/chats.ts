import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';
import { stories } from './stories';

/** Conversations of two members, and named groups. A group's id on the wire is this id. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    kind: text({ enum: ['direct', 'group'] }).notNull(),
    ownerId: reference().references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    avatarPath: text(),
    /** `<lower id>:<higher id>` of a direct one, so that two members have one conversation however they start it. */
    pairKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('conversations_pair').on(table.pairKey), index('conversations_owner').on(table.ownerId)],
);

export const participants = pgTable(
  'participants',
  {
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** The other member of a direct conversation. */
    peerId: reference().references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['direct', 'group'] }).notNull(),
    /** The time of the last message, by which lists are ordered. */
    lastMessageAt: moment().notNull(),
    readUpToId: reference().notNull().default(0),
    readAt: moment(),
    /** Messages up to this one were deleted by this member, for themselves. */
    clearedUpToId: reference().notNull().default(0),
    typingUntil: moment(),
    isRecording: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index('participants_list').on(table.memberId, table.kind, table.lastMessageAt.desc()),
    uniqueIndex('participants_peer')
      .on(table.memberId, table.peerId)
      .where(sql`${table.peerId} is not null`),
    index('participants_as_peer').on(table.peerId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    conversationId: reference()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['text', 'image', 'video', 'audio', 'file', 'sticker', 'gif', 'contact', 'map'] })
      .notNull()
      .default('text'),
    text: text().notNull().default(''),
    mediaPath: text(),
    mediaFileName: text().notNull().default(''),
    replyToId: reference(),
    /** The sender's own key of this message: sending it twice stores it once. */
    hashId: text(),
    /** Whether it came from another conversation. */
    isForwarded: boolean().notNull().default(false),
    /** The link whose preview it shows, once there is one. */
    linkUrl: text(),
    /** The story that it answers, while there is one. */
    storyId: reference().references(() => stories.id, { onDelete: 'set null' }),
    /** The time of its last change by its author. */
    editedAt: moment(),
    /** The time when it was pinned for everybody in the conversation. */
    pinnedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('messages_conversation').on(table.conversationId, table.id.desc()),
    uniqueIndex('messages_hash')
      .on(table.conversationId, table.authorId, table.hashId)
      .where(sql`${table.hashId} is not null`),
    index('messages_author').on(table.authorId),
    index('messages_story').on(table.storyId),
    index('messages_link')
      .on(table.linkUrl)
      .where(sql`${table.linkUrl} is not null`),
  ],
);

export const messageReactions = pgTable(
  'message_reactions',
  {
    messageId: reference()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    reaction: smallint().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] }), index('message_reactions_member').on(table.memberId)],
);
