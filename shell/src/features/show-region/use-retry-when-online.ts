import { useEffect } from 'react';

/** Spreads the retries of members who come back online together. */
const SPREAD_MS = 2_000;

/** Retries once when the browser is online again. */
export function useRetryWhenOnline(onRetry: () => void, random: () => number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retrySoon = () => {
      timer ??= setTimeout(onRetry, random() * SPREAD_MS);
    };
    window.addEventListener('online', retrySoon);
    return () => {
      window.removeEventListener('online', retrySoon);
      clearTimeout(timer);
    };
  }, [onRetry, random]);
}
