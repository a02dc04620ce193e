import type { PreviewHolder } from '../document/show-preview';
import type { Clock } from './clock';

/** A slow reply, and a tab in the background, which paints nothing, hold the page back no longer. */
const LONGEST_WAIT_MS = 100;

type View = Pick<Window, 'performance' | 'requestAnimationFrame'> & PreviewHolder;

/**
 * Lets the browser paint the document's preview of the page before the main thread is occupied: to evaluate the shell, or to render, takes
 * a slow processor a second. Waits for nothing where there is no preview, or where it has been painted.
 */
export async function untilPreviewPainted(view: View, { wait }: Pick<Clock, 'wait'>): Promise<void> {
  if (!view.previewFilled || view.performance.getEntriesByName('first-contentful-paint').length > 0) return;
  await Promise.race([view.previewFilled.then(() => untilNextFrame(view, wait)), wait(LONGEST_WAIT_MS)]);
}

/** A task that follows the frame's callbacks begins after its paint. */
function untilNextFrame(view: View, wait: Clock['wait']): Promise<void> {
  return new Promise((resolve) => view.requestAnimationFrame(() => void wait(0).then(resolve)));
}
