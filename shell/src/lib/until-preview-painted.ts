import type { PreviewHolder } from '../document/show-preview';
import type { ShellClock } from './clock';

/** A slow reply holds the page back no longer, and neither does a tab in the background, which paints nothing. */
const LONGEST_WAIT_MS = 100;

type View = Pick<Window, 'performance' | 'requestAnimationFrame'> & PreviewHolder;

/**
 * Lets the browser paint the document's preview of the page before the main thread is occupied: to evaluate the shell, or to render, takes
 * a slow processor a second. Waits for nothing where there is no preview, or where it has been painted.
 */
export async function untilPreviewPainted(view: View, { wait }: Pick<ShellClock, 'wait'>): Promise<void> {
  if (!view.previewFilled || view.performance.getEntriesByName('first-contentful-paint').length > 0) return;
  const isFilled = await Promise.race([view.previewFilled.then(() => true), wait(LONGEST_WAIT_MS).then(() => false)]);
  // The frame of a reply that came just in time is waited for as well.
  if (isFilled) await Promise.race([untilNextFrame(view, wait), wait(LONGEST_WAIT_MS)]);
}

/** A task that follows the frame's callbacks begins after its paint. */
function untilNextFrame(view: View, wait: ShellClock['wait']): Promise<void> {
  return new Promise((resolve) => view.requestAnimationFrame(() => void wait(0).then(resolve)));
}
