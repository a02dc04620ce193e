// The names that pages and their service worker share. A page may meet the worker of another release, so a change of meaning is a new name.

/** The last document that started, and the scripts that it needs. Nothing in it belongs to a member. */
export const PAGE_CACHE = 'page-1';

/** The data that the signed-in member has read. Removed as a whole when the session ends. */
export const MEMBER_CACHE = 'member-1';

/** The address of the stored document: one serves all paths, as documents differ only in preload links. */
export const DOCUMENT_KEY = '/offline/document';

/** When the document was stored, in milliseconds. */
export const STORED_AT_HEADER = 'x-stored-at';

/** Edges answer the scripts of a document for as long, and members should not read older content unawares. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** On the root element of a document that came from the cache. */
export const STORED_ATTRIBUTE = 'data-stored';

/** Returns true if this page is a stored one, because the network had no answer. */
export function isStoredPage(target: Document): boolean {
  return target.documentElement.hasAttribute(STORED_ATTRIBUTE);
}
