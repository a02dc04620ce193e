import type { ReplyPreview } from '@social/contracts';
import { drawPreview, fillPreview } from './reply-preview';

/** Shows the outline of a page in its splash, and in it what a reply says, until the page renders. */
export function showPreview(preview: ReplyPreview, reply: Promise<{ status: number; body: string }>): void {
  const element = drawPreview(preview);
  insert(element);
  reply
    .then(({ status, body }) => {
      if (status === 200) fillPreview(element, preview, body);
    })
    // The page says itself what is wrong with the reply.
    .catch(() => undefined);
}

/** Inserts it as soon as the splash is parsed. There is none once the page has rendered. */
function insert(element: HTMLElement): void {
  const splash = document.querySelector('.splash');
  if (splash) splash.after(element);
  else if (document.readyState === 'loading') requestAnimationFrame(() => insert(element));
}
