import { styled } from '@social/ui';
import type { ReactNode } from 'react';

/** The actions of single keys in a post, and the element of each. */
const TARGETS = { like: 'button', comments: 'button', write: 'textarea' };

export type PostAction = keyof typeof TARGETS;

const ATTRIBUTE = 'data-key-action';

/** Marks the element that a key presses or focuses in a post, without a box of its own. */
export function KeyTarget({ action, children }: { action: PostAction; children: ReactNode }) {
  return <Mark {...{ [ATTRIBUTE]: action }}>{children}</Mark>;
}

/** Finds the element that a key presses or focuses in an article; null while it is not rendered. */
export function findKeyTarget(article: Element, action: PostAction): HTMLElement | null {
  return article.querySelector<HTMLElement>(`[${ATTRIBUTE}="${action}"] ${TARGETS[action]}`);
}

const Mark = styled('span')({ display: 'contents' });
