import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Message } from '@social/api/chats/message';
import { keyOfRef } from '../conversation-ref';
import type { OutboxParts } from './outbox-parts';
import type { Outgoing, OutgoingStatus } from './outgoing';

export type DeliverOptions = { signal: AbortSignal; onProgress: (sentBytes: number) => void };

export type SenderDependencies = {
  /** Hands one message to the provider. @throws {ApiError} */
  deliver: (message: Outgoing, file: Blob | null, options: DeliverOptions) => Promise<Message>;
  /** The message with this hash if the provider has it. @throws {ApiError} when that can't be told */
  findArrived: (message: Outgoing) => Promise<Message | null>;
  isOnline: () => boolean;
  /** Runs the act while no other tab runs one of the same name. */
  alone: <T>(name: string, act: () => Promise<T>) => Promise<T>;
  /** Calls back after so long; gives how to call it off. */
  after: (ms: number, act: () => void) => () => void;
};

const FIRST_RETRY_MS = 1000;
const SLOWEST_RETRY_MS = 20_000;

const FILE_GONE = 'Its file is no longer on this device.';

/** Sends what waits, one message of a talk after the other: none overtakes one whose fate is not known. */
export function createOutboxSender(parts: OutboxParts, { deliver, findArrived, isOnline, alone, after }: SenderDependencies) {
  const { messagesOf, change, keep, drop, settle, fileOf, followOtherTab } = parts;
  const requests = new Map<string, AbortController>();
  const running = new Set<string>();
  const pauses = new Map<string, { failures: number; end: () => void }>();

  async function handOver(message: Outgoing, signal: AbortSignal): Promise<void> {
    const setStatus = (status: OutgoingStatus) => change(message.id, { status });
    setStatus({ kind: 'sending', sentBytes: 0 });
    const arrived = message.wasTried ? await findArrived(message) : null;
    if (arrived) return settle(message, arrived);
    const file = await fileOf(message);
    if (message.file && !file) return keep(message.id, { status: { kind: 'failed', reason: FILE_GONE } });
    // Before it is on the wire: whatever happens to the page, the next one looks before it sends.
    keep(message.id, { wasTried: true });
    settle(message, await deliver(message, file, { signal, onProgress: (sentBytes) => setStatus({ kind: 'sending', sentBytes }) }));
  }

  /** Whether the next one may go. */
  async function attempt(message: Outgoing): Promise<boolean> {
    const request = new AbortController();
    requests.set(message.id, request);
    try {
      await handOver(message, request.signal);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const reason = failureMessage(error);
      const isOver = error.kind === 'aborted' || error.kind === 'refused';
      if (error.kind === 'aborted') drop(message.id);
      else if (error.kind === 'refused') keep(message.id, { status: { kind: 'failed', reason } });
      else change(message.id, { status: isOnline() ? { kind: 'held-up', reason } : { kind: 'waiting' } });
      return isOver;
    } finally {
      requests.delete(message.id);
    }
  }

  function pause(key: string): void {
    const failures = (pauses.get(key)?.failures ?? 0) + 1;
    const end = after(Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)), () => void drain(key));
    pauses.set(key, { failures, end });
  }

  async function sendInTurn(key: string): Promise<boolean> {
    followOtherTab(null);
    for (;;) {
      const next = messagesOf(key).find(({ status }) => status.kind !== 'failed');
      if (!next || !isOnline()) return true;
      if (!(await attempt(next))) return false;
      pauses.delete(key);
    }
  }

  /** Sends what one talk has waiting. Rejects only on a bug. */
  async function drain(key: string): Promise<void> {
    if (running.has(key)) return;
    running.add(key);
    pauses.get(key)?.end();
    const isClear = await alone(key, () => sendInTurn(key)).finally(() => running.delete(key));
    if (!isClear) return pause(key);
    // One that was written while this was ending found it running still.
    if (isOnline() && messagesOf(key).some(({ status }) => status.kind === 'waiting')) await drain(key);
  }

  return {
    drain,
    /** Sends what waits in all talks. */
    drainAll(): void {
      for (const key of new Set(parts.store.getState().messages.map(({ conversation }) => keyOfRef(conversation)))) void drain(key);
    },
    /** Stops one that is on the wire. Whether it was. */
    stop(id: string): boolean {
      requests.get(id)?.abort();
      return requests.has(id);
    },
  };
}
