declare const idOf: unique symbol;

/** The provider's id of one kind of thing. Kept as text: ids outgrow what a JavaScript number holds. */
export type Id<Kind extends string> = string & { readonly [idOf]: Kind };

export type PostId = Id<'post'>;
export type PersonId = Id<'person'>;
export type ConversationId = Id<'conversation'>;
export type GroupId = Id<'group'>;
export type PageId = Id<'page'>;
export type CommentId = Id<'comment'>;
export type MessageId = Id<'message'>;
export type BlogId = Id<'blog'>;
export type BlogCommentId = Id<'blog-comment'>;
export type EventId = Id<'event'>;
export type StoryId = Id<'story'>;
export type NotificationId = Id<'notification'>;
/** Names a session in a list; it is no token. */
export type SessionRowId = Id<'session-row'>;

/** The longest id that is believed: what a URL or a store hands over may be anything. */
const MAX_LENGTH = 40;

/** `0` is the provider's "none"; the others are what careless code keeps of nothing. */
const NO_IDS: readonly string[] = ['0', 'null', 'undefined', 'NaN'];

/** Whether a text can be an id at all: letters, digits, `_` and `-`, at most 40, and none of the words for nothing. */
export function isId<T extends Id<string>>(text: string): text is T {
  return !NO_IDS.includes(text) && text.length <= MAX_LENGTH && /^[\w-]+$/.test(text);
}

/** Reads an id from a URL or a store; null where none can be. `parseId<PostId>(params.id)` */
export function parseId<T extends Id<string>>(text: string | null | undefined): T | null {
  return typeof text === 'string' && isId<T>(text) ? text : null;
}
