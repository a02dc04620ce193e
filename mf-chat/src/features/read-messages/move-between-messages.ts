import type { KeyboardEvent } from 'react';

const STEPS: Record<string, (index: number, last: number) => number> = {
  ArrowUp: (index) => index - 1,
  ArrowDown: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the focus between the actions buttons of messages by Up, Down, Home and End. */
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
