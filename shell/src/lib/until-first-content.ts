import type { ShellClock } from './clock';

/** How long the layout may wait for the content of its page; on a slow connection it comes first, with skeletons. */
export const FIRST_CONTENT_WAIT_MS = 200;

/**
 * Waits for the page's region and for its first data, which usually arrive soon. To render the layout with a skeleton, then the region with
 * another, then the content takes twice as long as to render all at once.
 */
export async function untilFirstContent(region: Promise<void>, { wait }: Pick<ShellClock, 'wait'>): Promise<void> {
  await Promise.race([region, wait(FIRST_CONTENT_WAIT_MS)]);
}
