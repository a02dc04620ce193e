import type { PersonId, PostId } from '@social/api';
import { fetchTimelinePosts } from '@social/api/posts/fetch-timeline-posts';
import type { Post } from '@social/api/posts/post';
import { apiClient } from '@social/session';
import { useInfiniteQuery } from '@tanstack/react-query';

/** A picture of a member's post. Its id is the post's id and its number there: `145.2`. */
export type PostPhoto = { id: string; url: string; alt: string; post: Post };

const PAGE_SIZE = 20;

/** Fetches the pictures of a member's posts and albums, newest first, page by page. */
export function usePhotos(personId: PersonId) {
  return useInfiniteQuery({
    queryKey: ['photos', personId],
    queryFn: ({ pageParam, signal }) =>
      fetchTimelinePosts(
        apiClient,
        { of: 'person', id: personId },
        { postType: 'photos', limit: PAGE_SIZE, afterPostId: pageParam },
        { signal },
      ),
    initialPageParam: undefined as PostId | undefined,
    // A short page may not be the last one; an empty one is.
    getNextPageParam: (page) => page.at(-1)?.id,
    select: ({ pages }) => [
      ...new Map(
        pages
          .flat()
          .flatMap(toPhotos)
          .map((photo) => [photo.id, photo]),
      ).values(),
    ],
  });
}

function toPhotos(post: Post): PostPhoto[] {
  if (post.media.kind !== 'photos') return [];
  return post.media.photos.map(({ url, alt }, at) => ({ id: `${post.id}.${at + 1}`, url, alt, post }));
}
