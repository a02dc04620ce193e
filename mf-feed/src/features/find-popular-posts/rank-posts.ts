import type { PersonId } from '@social/api';
import type { Post } from '@social/api/posts/post';

/** Returns the posts of other members with the most reactions, comments and shares, the most popular first. Those without any are omitted. */
export function rankPosts(posts: readonly Post[], userId: PersonId | null, maxCount: number): Post[] {
  return [...new Map(posts.map((post) => [post.id, post])).values()]
    .filter((post) => countResponses(post) > 0 && (post.publisher === null || post.publisher.id !== userId))
    .sort((one, other) => countResponses(other) - countResponses(one))
    .slice(0, maxCount);
}

function countResponses({ likeCount, commentCount, shareCount }: Post): number {
  return likeCount + commentCount + shareCount;
}
