import type { SearchTerm } from '@social/text-grammar/search-lexemes';
import { and, eq, exists, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { hashtags, postHashtags, postSaves, posts, postLexemes } from '../../db/schema/posts';
import { containsText } from '../../lib/text-search';
import { isFollowedBy, isNotHiddenBy, isNotMutedBy } from './post-visibility';
import { PRIVACY } from './privacy';

export type MediaKind = (typeof posts.$inferSelect)['mediaKind'];
export type PostScope = { source: 'member' | 'page' | 'group' | 'event'; id: number };

/** Selects the posts of a list. Each source has an index of its own. */
export type PostQuery =
  | { source: 'feed'; mediaKind?: MediaKind | undefined; onlyFollowed: boolean }
  | (PostScope & { mediaKind?: MediaKind | undefined })
  | { source: 'albums'; id: number }
  | { source: 'album-search'; text: string }
  | { source: 'saved' }
  | { source: 'hashtag'; tag: string }
  /** `foundIds` are the posts with all terms, if they are few. */
  | { source: 'search'; terms: SearchTerm[]; foundIds?: number[] | null; scope?: PostScope | undefined };

/** Condition on `posts`: the post belongs to the list. Visibility is a separate condition. */
export function matchesQuery(db: Database, query: PostQuery, viewerId: number): SQL | undefined {
  const isNotHidden = isNotHiddenBy(db, viewerId);
  switch (query.source) {
    case 'feed':
      return and(
        hasMediaKind(query.mediaKind),
        query.onlyFollowed ? isFollowedBy(db, viewerId) : undefined,
        isNotHidden,
        isNotMutedBy(db, viewerId),
      );
    case 'member':
      return and(isOnTimeline(query.id, viewerId), hasMediaKind(query.mediaKind), isNotHidden);
    case 'albums':
      return and(eq(posts.authorId, query.id), isNotNull(posts.albumName));
    case 'album-search':
      return and(isNotNull(posts.albumName), containsText([posts.albumName], query.text), isNotHidden);
    case 'page':
      return and(eq(posts.pageId, query.id), hasMediaKind(query.mediaKind));
    case 'group':
      return and(eq(posts.groupId, query.id), hasMediaKind(query.mediaKind));
    case 'event':
      return and(eq(posts.eventId, query.id), hasMediaKind(query.mediaKind));
    case 'saved':
      return isSavedBy(db, viewerId);
    case 'hashtag':
      return and(hasHashtag(db, query.tag), isNotHidden);
    case 'search':
      return and(isFound(db, query), query.scope && matchesQuery(db, query.scope, viewerId), isNotHidden);
  }
}

function hasMediaKind(mediaKind: MediaKind | undefined): SQL | undefined {
  return mediaKind ? eq(posts.mediaKind, mediaKind) : undefined;
}

/** An anonymous post must not be found under its author's name. */
function isOnTimeline(authorId: number, viewerId: number): SQL | undefined {
  const isNamed = authorId === viewerId ? undefined : ne(posts.privacy, PRIVACY.anonymous);
  return and(eq(posts.authorId, authorId), isNull(posts.pageId), isNamed);
}

function isSavedBy(db: Database, memberId: number): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(postSaves)
      .where(and(eq(postSaves.memberId, memberId), eq(postSaves.postId, posts.id))),
  );
}

/** Looks up the hashtag once, so that its posts are read in the order of their ids, even if they are many. */
function hasHashtag(db: Database, tag: string): SQL {
  const hashtagId = db.select({ id: hashtags.id }).from(hashtags).where(eq(hashtags.tag, tag));
  return exists(
    db
      .select({ one: sql`1` })
      .from(postHashtags)
      .where(and(eq(postHashtags.postId, posts.id), eq(postHashtags.hashtagId, sql`(${hashtagId})`))),
  );
}

function isFound(db: Database, { terms, foundIds }: { terms: SearchTerm[]; foundIds?: number[] | null }): SQL {
  if (foundIds) return sql`${posts.id} = any(${sql.param(foundIds)}::int8[])`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(postLexemes)
      .where(and(eq(postLexemes.postId, posts.id), containsAll(terms))),
  );
}

/** Condition on `postLexemes`. Compares with the words as they are stored: PostgreSQL's own parser would split them at the marks of many scripts. */
export function containsAll(terms: SearchTerm[]): SQL {
  const query = terms.map(({ word, isPrefix }) => `'${word}'${isPrefix ? ':*' : ''}`).join(' & ');
  return sql`${postLexemes.lexemes} @@ ${query}::tsquery`;
}
