import type { PostId } from '@social/api';
import { notify } from '@social/ui';
import { postUrl } from './post-url';

/** Puts a post's address where it can be pasted from. Where the browser won't, the address is shown to be copied by hand. */
export async function copyPostLink(postId: PostId): Promise<void> {
  const url = postUrl(postId);
  try {
    await navigator.clipboard.writeText(url);
    await notify({ severity: 'success', message: 'The link to the post is copied.' });
  } catch {
    // Refused by the browser, or not offered at all where the page has no secure address.
    await notify({ severity: 'warning', message: `Your browser did not copy the link. Here it is: ${url}`, durationMs: 20_000 });
  }
}
