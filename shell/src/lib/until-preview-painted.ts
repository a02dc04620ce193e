import type { Clock } from './clock';

/** A tab in the background paints nothing. */
const LONGEST_FRAME_MS = 100;

type View = Pick<Window, 'document' | 'performance' | 'requestAnimationFrame'>;

/**
 * Lets the browser paint what the document shows of the page, where it has not yet: the first render would occupy the main thread for as long
 * as it takes. Waits for nothing where there is no preview, or where it has been painted.
 */
export async function untilPreviewPainted(
  { document, performance, requestAnimationFrame }: View,
  { wait }: Pick<Clock, 'wait'>,
): Promise<void> {
  const isDrawn = document.querySelector('.preview-name') !== null;
  if (!isDrawn || performance.getEntriesByName('first-contentful-paint').length > 0) return;
  // A task that follows the frame's callbacks begins after its paint.
  const painted = new Promise<void>((resolve) => requestAnimationFrame(() => void wait(0).then(resolve)));
  await Promise.race([painted, wait(LONGEST_FRAME_MS)]);
}
