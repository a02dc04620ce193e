import type { KeyboardEvent } from 'react';

/** Composing a letter with an input method ends with Enter, too; old Safari says it by this code alone. */
const COMPOSING_KEY_CODE = 229;

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
}

/** Calls `send` for Enter; with Shift it begins a new line. */
export function sendOnEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
}

/** Calls `send` for Enter with Control or Command: in a large field Enter alone begins a new line. */
export function sendOnControlEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    send();
  };
}
