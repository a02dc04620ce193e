import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Presence } from './presence';

/** Takes part in a long list with the element that `ref` is given to. Tells whether it is drawn now. */
export function usePresence<E extends Element>(
  presence: Presence,
  startsHere: () => boolean,
): { ref: RefObject<E | null>; isHere: boolean } {
  const ref = useRef<E>(null);
  const [isHere, setIsHere] = useState(startsHere);
  const [wasHereAtFirst] = useState(isHere);

  useLayoutEffect(() => {
    if (!ref.current) return;
    // Later than what the reader does: drawing can be put off, a key or a tap can't.
    const show = (next: boolean) => startTransition(() => setIsHere(next));
    return presence.register(ref.current, { isHere: wasHereAtFirst, show });
  }, [presence, wasHereAtFirst]);

  useEffect(() => {
    if (isHere && ref.current) presence.arrived(ref.current);
  }, [presence, isHere]);

  return { ref, isHere };
}
