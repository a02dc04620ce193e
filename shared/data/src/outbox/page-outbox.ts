import type { ApiClient, PersonId } from '@social/api';
import type { Decoder } from '@social/api/wire';
import { onlineManager } from '@tanstack/react-query';
import { pageClock } from '../clock';
import type { MemberScope } from '../member-scope';
import { newId } from '../new-id';
import { getMemberStore } from '../page-store';
import { pageFiles } from '../storage/file-store';
import { pageStorage } from '../storage/page-storage';
import { createOutbox, type Outbox } from './outbox';
import type { OutboxItem } from './outbox-item';
import type { SendContext, SenderOptions } from './outbox-sender';
import { createOutboxStorage } from './outbox-storage';

export type PageOutboxOptions<Payload, Result> = Pick<SenderOptions<Payload, Result>, 'recovery' | 'toLane' | 'loadDelivery'> & {
  /** Sends an item as that member; `item.id` is its idempotency key. @throws {ApiError} */
  send: (item: OutboxItem<Payload>, context: SendContext & { memberId: PersonId }) => Promise<Result>;
  /** Names the outbox in the page and in the storage: 'posts'. */
  name: string;
  scope: MemberScope;
  /** Knows whether the provider honours idempotency keys. */
  client: Pick<ApiClient, 'getKeyLifetimeMs'>;
  payload: Decoder<Payload>;
};

/**
 * Makes the outboxes of that name, one for each member. It sends what waits when it is first asked for, and whenever the connection
 * comes back, as long as its member is signed in.
 */
export function createPageOutbox<Payload, Result>(
  options: PageOutboxOptions<Payload, Result>,
): (memberId: PersonId) => Outbox<Payload, Result> {
  const { name, scope, client, payload } = options;

  function open(memberId: PersonId): Outbox<Payload, Result> {
    let isClosed = false;
    const outbox = createOutbox<Payload, Result>({
      ...options,
      send: (item, context) => options.send(item, { ...context, memberId }),
      storage: createOutboxStorage({ storage: pageStorage, key: `outbox_${name}_${memberId}`, payload }),
      files: pageFiles,
      getKeyLifetimeMs: client.getKeyLifetimeMs,
      canSend: () => onlineManager.isOnline() && !isClosed && scope.getMemberId() === memberId,
      runExclusively: (lane, act) => runExclusively(`outbox ${name} ${memberId} ${lane}`, act),
      clock: pageClock,
      newId,
    });
    const follow = ({ key }: StorageEvent) => outbox.followOtherTab(key);
    // The edge answers again. `navigator.onLine` does not decide: it is false on some networks that work.
    const stopWaiting = onlineManager.subscribe((isOnline) => isOnline && outbox.sendAll());
    window.addEventListener('online', outbox.sendAll);
    window.addEventListener('storage', follow);
    const stopListening = scope.onMemberLeave(() => {
      isClosed = true;
      stopWaiting();
      window.removeEventListener('online', outbox.sendAll);
      window.removeEventListener('storage', follow);
      stopListening();
    });
    outbox.sendAll();
    return outbox;
  }

  return (memberId) => getMemberStore(`outbox ${name}`, scope, memberId, () => open(memberId));
}

/** Where the browser has no locks, two tabs can send the same item: the provider goes by its idempotency key, where it knows them. */
async function runExclusively<T>(name: string, act: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request(name, act) : act();
}
