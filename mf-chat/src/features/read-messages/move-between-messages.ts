import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Up, Down, Home and End lead from the actions of one message to those of another. */
export function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const from = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-message-actions]') : null;
  if (!step || !from) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-actions]')];
  const to = all[step(all.indexOf(from), all.length - 1)];
  if (!to) return;
  event.preventDefault();
  to.focus();
}
