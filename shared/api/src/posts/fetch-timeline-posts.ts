import type { ApiClient, EventId, GroupId, PageId, PersonId } from '@social/api';
import type { PostType } from './post-extras';
import type { Post } from './post';
import { readPosts, type PostRange, type ReadOptions } from './read-posts';

/** The posts of a member, a page, a group or an event. */
export type Timeline =
  | { of: 'person'; id: PersonId }
  | { of: 'page'; id: PageId }
  | { of: 'group'; id: GroupId }
  | { of: 'event'; id: EventId };

const types = { person: 'get_user_posts', page: 'get_page_posts', group: 'get_group_posts', event: 'get_event_posts' } as const;

/**
 * Fetches a page of a timeline, newest first.
 * @throws {ApiError} `refused` when there is no such timeline or it is not visible, and every kind of a read.
 */
export function fetchTimelinePosts(
  client: ApiClient,
  timeline: Timeline,
  { postType, ...page }: PostRange & { postType?: PostType | undefined },
  options: ReadOptions = {},
): Promise<Post[]> {
  return readPosts(client, 'posts', { type: types[timeline.of], id: timeline.id, post_type: postType }, page, options);
}
