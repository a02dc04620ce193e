import type { PageId, PersonId } from '@social/api';
import type { PostType } from '@social/api/posts/fetch-news-feed';

/** Which posts a list holds: the member's news, those with a hashtag, those they saved, or those of one person or page. */
export type FeedOf =
  | { kind: 'news'; postType: PostType | null }
  | { kind: 'hashtag'; hashtag: string }
  | { kind: 'saved' }
  | { kind: 'person'; id: PersonId }
  | { kind: 'page'; id: PageId };
