import type { PostId } from '@social/api';
import { id, object } from '@social/api/wire';
import { readInput } from '../lib/read-input';
import { PostPartsPage } from '../pages/post-parts/post-parts-page';

const input = object({ postId: id<PostId>() });

/** What can be done with one post that is shown elsewhere, such as an album's: `{ postId }`. */
export function Region(props: object) {
  const { postId } = readInput(input, props, './post-parts');
  return <PostPartsPage key={postId} postId={postId} />;
}
