import type { GroupId, PageId, PersonId } from '@social/api';
import type { PostType } from '@social/api/posts/post-extras';

/** Whose posts the news are: those of everyone that the member may see, or of the people and pages that they follow. */
export type FeedAuthors = 'everyone' | 'followed';

/** The posts of a list: the member's news, those with a hashtag, the saved ones, or those of a person, page or group. */
export type FeedKind =
  | { kind: 'news'; postType: PostType | null; authors: FeedAuthors }
  | { kind: 'hashtag'; hashtag: string }
  | { kind: 'saved' }
  | { kind: 'person'; id: PersonId }
  | { kind: 'page'; id: PageId }
  | { kind: 'group'; id: GroupId };
