import { styled } from '@social/ui';
import type { ReactNode } from 'react';

/** What a single key can lead to in a post, and the element that it is for. */
const TARGETS = { like: 'button', comments: 'button', write: 'textarea' };

export type PostAction = keyof typeof TARGETS;

const ATTRIBUTE = 'data-key-action';

/** Marks what a key presses in a post, or leads to. It takes no room of its own. */
export function KeyTarget({ action, children }: { action: PostAction; children: ReactNode }) {
  return <Mark {...{ [ATTRIBUTE]: action }}>{children}</Mark>;
}

/** What a key presses in an article, or leads to; null while it isn't there. */
export function keyTargetIn(article: Element, action: PostAction): HTMLElement | null {
  return article.querySelector<HTMLElement>(`[${ATTRIBUTE}="${action}"] ${TARGETS[action]}`);
}

const Mark = styled('span')({ display: 'contents' });
