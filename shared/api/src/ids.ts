declare const idOf: unique symbol;

/** The provider's id of one kind of entity. Text, as ids outgrow JavaScript numbers. */
export type Id<Kind extends string> = string & { readonly [idOf]: Kind };

export type PostId = Id<'post'>;
/** A photo or video of an album. */
export type AlbumItemId = Id<'album-item'>;
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
/** Identifies a session in a list. It is not a token. */
export type SessionRowId = Id<'session-row'>;

/** Longer texts from a URL or storage are no ids. */
const MAX_LENGTH = 40;

/** `0` is the provider's "none"; the others are stringified empty values. */
const NO_IDS: readonly string[] = ['0', 'null', 'undefined', 'NaN'];

/** Returns true if a text can be an id: letters, digits, `_` and `-`, at most 40, and not a stringified empty value. */
export function isId<T extends Id<string>>(text: string): text is T {
  return !NO_IDS.includes(text) && text.length <= MAX_LENGTH && /^[\w-]+$/.test(text);
}

/** Parses an id from a URL or storage, or returns null if it is invalid. `parseId<PostId>(params.id)` */
export function parseId<T extends Id<string>>(text: string | null | undefined): T | null {
  return typeof text === 'string' && isId<T>(text) ? text : null;
}
