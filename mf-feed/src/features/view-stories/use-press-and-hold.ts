import { useRef, type MouseEvent } from 'react';

/** A longer press pauses the story instead of showing the next one. */
const HOLD_MS = 300;

/** Reports press and release, and suppresses the click that ends a long press. */
export function usePressAndHold(onHold: (isHeld: boolean) => void) {
  const pressedAt = useRef(0);
  const release = () => onHold(false);
  return {
    onPointerDown(event: { timeStamp: number }) {
      pressedAt.current = event.timeStamp;
      onHold(true);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClickCapture(event: MouseEvent) {
      // A click by keyboard has no press before it.
      if (event.detail > 0 && event.timeStamp - pressedAt.current > HOLD_MS) event.stopPropagation();
    },
  };
}
