import type { PostId } from '@social/api';
import { id, object } from '@social/api/wire';
import type { PostPartsInput } from '@social/contracts';
import { readInput } from '../lib/read-input';
import { PostInteractionsPage } from '../pages/post-interactions/post-interactions-page';

const input = object({ postId: id<PostId>() });

/** Shows the interactions of a post whose content another remote shows, such as an album's: `{ postId }`. */
export function Region(props: PostPartsInput) {
  const { postId } = readInput(input, props, './post-parts');
  return <PostInteractionsPage key={postId} postId={postId} />;
}
