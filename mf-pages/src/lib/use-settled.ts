import { useEffect, useState } from 'react';

/** What is typed, once the typing pauses: for questions that are not asked at every key. */
export function useSettled(text: string, quietMs = 300): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, quietMs]);
  return settled;
}
