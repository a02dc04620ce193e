import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

const HOVER_MS = 450;
const LEAVE_MS = 300;
const HOLD_MS = 450;

/** How the reactions were opened: keys move focus into them, a pointer leaves it where it is. */
export type ReactionMenuState = 'closed' | 'by-pointer' | 'by-keys';

/** Opens the reactions on hover, on a long press and with an arrow key. */
export function useReactionMenu(isOffered: boolean) {
  const [state, setState] = useState<ReactionMenuState>('closed');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);

  useEffect(() => () => clearTimeout(timer.current), []);

  function later(ms: number, act: () => void) {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  }

  function close() {
    clearTimeout(timer.current);
    setState('closed');
  }

  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(HOVER_MS, () => setState((current) => (current === 'closed' ? 'by-pointer' : current)));
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') later(LEAVE_MS, () => setState((current) => (current === 'by-pointer' ? 'closed' : current)));
    },
  };

  const press = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      wasHeld.current = false;
      if (pointerType === 'mouse') return clearTimeout(timer.current);
      later(HOLD_MS, () => {
        wasHeld.current = true;
        setState('by-pointer');
      });
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && clearTimeout(timer.current),
    onPointerCancel: () => clearTimeout(timer.current),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
      event.preventDefault();
      setState('by-keys');
    },
    onContextMenu: (event: { preventDefault: () => void }) => wasHeld.current && event.preventDefault(),
  };

  return {
    state,
    close,
    onButton: isOffered ? { ...hover, ...press } : {},
    onMenu: hover,
    /** Returns whether a click is one: the click that ends a long press is not. */
    isClick: () => !wasHeld.current,
  };
}
