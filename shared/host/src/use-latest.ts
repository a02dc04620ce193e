import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a stable reference to the value of the last render. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
