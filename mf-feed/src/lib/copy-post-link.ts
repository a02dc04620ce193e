import type { PostId } from '@social/api';
import { copyLink } from '@social/ui';
import { postUrl } from './post-url';

export function copyPostLink(postId: PostId): Promise<void> {
  return copyLink(postUrl(postId), 'post');
}
