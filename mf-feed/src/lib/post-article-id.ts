import { parseId, type PostId } from '@social/api';

const PREFIX = 'post-';

/** The element of a post's article, whether its body is there or not. */
export function postArticleId(postId: PostId): string {
  return PREFIX + postId;
}

/** The post of an article; null for an element that is none. */
export function postIdOf(article: Element | null | undefined): PostId | null {
  return article?.id.startsWith(PREFIX) ? parseId<PostId>(article.id.slice(PREFIX.length)) : null;
}
