import { parseId, type PostId } from '@social/api';

const PREFIX = 'post-';

/** The id of a post's article element. */
export function postArticleId(postId: PostId): string {
  return PREFIX + postId;
}

/** Reads the post's id from its article; null for any other element. */
export function readPostId(article: Element | null | undefined): PostId | null {
  return article?.id.startsWith(PREFIX) ? parseId<PostId>(article.id.slice(PREFIX.length)) : null;
}
