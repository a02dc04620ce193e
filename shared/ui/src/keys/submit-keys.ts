import type { KeyboardEvent } from 'react';

/** Enter also accepts the candidate of an IME composition. Safari ends the composition first, and marks the key only by this code. */
const COMPOSING_KEY_CODE = 229;

function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;
}

/** Calls `send` for Enter; with Shift it starts a new line. */
export function sendOnEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
}

/** Calls `send` for Enter with Control or Command, for large fields where Enter by itself starts a new line. */
export function sendOnControlEnter(send: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    event.preventDefault();
    send();
  };
}
