import { apiClient } from '@social/session';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Returns the host's time in milliseconds since 1970, updated each minute and at the end itself, until it has passed. */
export function useTimeUntil(endsAt: Date | null): number {
  const [nowMs, setNowMs] = useState(() => apiClient.getServerTime());
  const endMs = endsAt?.getTime() ?? 0;

  useEffect(() => {
    if (nowMs >= endMs) return undefined;
    const waitMs = Math.min(MINUTE_MS, endMs - nowMs);
    // A timer may fire late, such as after sleep, or a moment early by the clock.
    const timer = setTimeout(() => setNowMs(Math.max(nowMs + waitMs, apiClient.getServerTime())), waitMs);
    return () => clearTimeout(timer);
  }, [endMs, nowMs]);

  return nowMs;
}
