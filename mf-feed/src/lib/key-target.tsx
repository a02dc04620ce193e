import { styled } from '@social/ui';
import type { ReactNode } from 'react';

/** What a single key can do with a post. */
export type PostAction = 'like' | 'comments';

const ATTRIBUTE = 'data-key-action';

/** Marks the button of a post that a key presses. It takes no room of its own. */
export function KeyTarget({ action, children }: { action: PostAction; children: ReactNode }) {
  return <Mark {...{ [ATTRIBUTE]: action }}>{children}</Mark>;
}

/** The button of an article that a key presses. */
export function keyTargetIn(article: Element, action: PostAction): HTMLElement | null {
  return article.querySelector<HTMLElement>(`[${ATTRIBUTE}="${action}"] button`);
}

const Mark = styled('span')({ display: 'contents' });
