import { useEffect, useEffectEvent } from 'react';
import type { Outbox, SentListener } from './outbox';

/**
 * Calls back for each item that the provider has accepted, as long as the component is mounted. Does nothing for null, while no member is
 * signed in.
 */
export function useSentItems<Payload, Result>(
  outbox: Pick<Outbox<Payload, Result>, 'onSent'> | null,
  onSent: SentListener<Payload, Result>,
): void {
  const listener = useEffectEvent(onSent);

  useEffect(() => outbox?.onSent((item, result) => listener(item, result)), [outbox]);
}
