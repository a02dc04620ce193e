import { useRef, type MouseEvent } from 'react';

/** A press that lasts so long means 'wait', not 'go on'. */
const HOLD_MS = 300;

/** Tells of pressing and letting go, anywhere inside; the click that ends a long press does nothing else. */
export function useHold(onHold: (isHeld: boolean) => void) {
  const pressedAt = useRef(0);
  const letGo = () => onHold(false);
  return {
    onPointerDown(event: { timeStamp: number }) {
      pressedAt.current = event.timeStamp;
      onHold(true);
    },
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onClickCapture(event: MouseEvent) {
      // A click made with the keyboard has no press before it.
      if (event.detail > 0 && event.timeStamp - pressedAt.current > HOLD_MS) event.stopPropagation();
    },
  };
}
