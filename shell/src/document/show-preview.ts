import type { ReplyPreview } from '@social/contracts';
import type { EarlyReply } from '@social/api/early-replies';
import { drawPreview, fillPreview } from './reply-preview';

/** The document's own script leaves here a promise for the page: it resolves once the preview shows the reply, or the reply has failed. */
export type PreviewHolder = { previewFilled?: Promise<void> };

/** Shows the outline of a page in its splash, and in it what a reply says, until the page renders. */
export function showPreview(preview: ReplyPreview, reply: EarlyReply['response']): void {
  const element = drawPreview(preview);
  insert(element);
  (window as PreviewHolder).previewFilled = reply
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
