import { decodeOrNull } from '@social/api/wire';
import type { MemberStorage } from '@social/data';
import { storedOutgoings, toStored, type Outgoing } from './outgoing';

export type OutboxStorage = ReturnType<typeof createOutboxStorage>;

/** One member's messages that are on their way, in the browser's storage; junk in it counts as nothing. */
export function createOutboxStorage(storage: MemberStorage, memberKey: string) {
  const key = `chat_outbox_${memberKey}`;

  function read(): Outgoing[] {
    try {
      return decodeOrNull(storedOutgoings, JSON.parse(storage.read(key) ?? 'null')) ?? [];
    } catch {
      return [];
    }
  }

  /** Reads before it writes: another tab may have put its own there. */
  function change(next: (kept: Outgoing[]) => Outgoing[]): void {
    const messages = next(read());
    if (messages.length === 0) storage.remove(key);
    else storage.write(key, JSON.stringify(messages.map(toStored)));
  }

  return {
    key,
    read,
    add: (message: Outgoing): void => change((kept) => [...kept, message]),
    replace: (message: Outgoing): void => change((kept) => kept.map((one) => (one.id === message.id ? message : one))),
    remove: (id: string): void => change((kept) => kept.filter((one) => one.id !== id)),
  };
}
