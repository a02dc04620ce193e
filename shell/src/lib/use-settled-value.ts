import { useEffect, useState } from 'react';

/** The value once it has not changed for so long: what is typed, when the typing pauses. */
export function useSettledValue<T>(value: T, quietMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return settled;
}
