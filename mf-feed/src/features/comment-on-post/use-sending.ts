import { ApiError } from '@social/api';
import { useState } from 'react';

export type Sending = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

/** Sends one thing at a time and tells how it stands. `act` runs again only when the last one ended; a bug passes through. */
export function useSending(): { sending: Sending; send: (act: () => Promise<void>) => Promise<void> } {
  const [sending, setSending] = useState<Sending>({ kind: 'no' });

  async function send(act: () => Promise<void>): Promise<void> {
    if (sending.kind === 'now') return;
    setSending({ kind: 'now' });
    try {
      await act();
      setSending({ kind: 'no' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSending({ kind: 'failed', error });
    }
  }

  return { sending, send };
}
