import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';
import { stories } from './stories';

/** Conversations of two members, and named groups. This id is a group's id on the wire. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    kind: text({ enum: ['direct', 'group'] }).notNull(),
    ownerId: reference().references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    avatarPath: text(),
    /** `<lower id>:<higher id>` of a direct conversation, so that two members have only one, whichever of them starts it. */
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
    /** Time of the last message. Lists are ordered by it. */
    lastMessageAt: moment().notNull(),
    readUpToId: reference().notNull().default(0),
    readAt: moment(),
    /** Id of the last message that this member deleted for themselves; all earlier messages are deleted too. */
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
    /** The sender's key for this message. A message sent twice with one key is stored once. */
    hashId: text(),
    /** True if it was forwarded from another conversation. */
    isForwarded: boolean().notNull().default(false),
    /** The link whose preview the message shows, once the preview exists. */
    linkUrl: text(),
    /** The story that the message replies to, until the story is deleted. */
    storyId: reference().references(() => stories.id, { onDelete: 'set null' }),
    /** Time of the last change by its author. */
    editedAt: moment(),
    /** Time when it was pinned for all participants. */
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
