import { ApiError } from '@social/api';
import { t } from '@social/texts';
import type { Clock } from '../clock';
import { createFilesFirst, type LoadDelivery } from './files-first';
import { isSafeToRepeat, type OutboxItem } from './outbox-item';
import type { OutboxItems } from './outbox-items';
import { toFailureStatus, type Recovery } from './recovery';

export type SendContext = {
  /** The files of the item, in their order; none where they were sent before it. */
  files: readonly File[];
  /** Each of `item.files` was sent before it, under its id. */
  hasSentFiles: boolean;
  idempotencyKey: string;
  signal: AbortSignal;
  onUploadProgress: (progress: { sentBytes: number }) => void;
};

type AttemptContext = Pick<SendContext, 'files' | 'hasSentFiles' | 'signal'>;

export type SenderOptions<Payload, Result> = {
  /** Sends an item; `item.id` is its idempotency key. @throws {ApiError} */
  send: (item: OutboxItem<Payload>, context: SendContext) => Promise<Result>;
  recovery: Recovery<Payload, Result>;
  /** Items of one lane are sent one after the other, in their order. */
  toLane: (item: OutboxItem<Payload>) => string;
  /** How long the provider knows an idempotency key; 0 where it honours none. */
  getKeyLifetimeMs: () => number;
  /**
   * Loads the code that sends files before their items, where the host takes them so; without it they go with their items.
   * @throws {ApiError} `network` when it cannot be loaded.
   */
  loadDelivery?: LoadDelivery | undefined;
  /** Returns true if there is a connection, and the member of this outbox is still signed in. */
  canSend: () => boolean;
  /** Runs `act` while no other tab runs one of the same lane. */
  runExclusively: <T>(lane: string, act: () => Promise<T>) => Promise<T>;
  clock: Clock;
};

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 20_000;

const FILE_LOST = t('Its file is no longer on this device.');

/** Sends the items of each lane in their order: none overtakes one whose fate is not known. */
export function createOutboxSender<Payload, Result>(
  items: OutboxItems<Payload>,
  onSent: (item: OutboxItem<Payload>, result: Result) => void,
  { send, recovery, getKeyLifetimeMs, toLane, loadDelivery, canSend, runExclusively, clock }: SenderOptions<Payload, Result>,
) {
  const filesFirst = createFilesFirst(items, loadDelivery, canSend);
  const requests = new Map<string, AbortController>();
  const running = new Set<string>();
  const pauses = createPauses(clock);

  const findNext = (lane: string) => items.getItems().find((item) => item.status.kind !== 'failed' && toLane(item) === lane);

  /** Resolves to null where the item was not sent: its status says why. */
  async function deliver(item: OutboxItem<Payload>, signal: AbortSignal): Promise<{ result: Result } | null> {
    const found = await findSent(item, recovery, clock.now());
    if (found !== null) return { result: found };
    const delivery = await filesFirst.findDelivery(item);
    const sendWith = (files: readonly File[]) => sendItem(item, { files, hasSentFiles: delivery !== null, signal });
    if (delivery) return filesFirst.sendAfter(delivery, item.id, signal, () => sendWith([]));
    const files = await Promise.all(item.files.map(items.getFile));
    if (files.every((file) => file !== null)) return sendWith(files);
    items.change(item.id, { status: { kind: 'failed', reason: FILE_LOST } });
    return null;
  }

  async function sendItem(item: OutboxItem<Payload>, context: AttemptContext): Promise<{ result: Result } | null> {
    // The connection, or the member, may have changed while the item was looked up.
    if (!canSend()) {
      items.show(item.id, { status: { kind: 'waiting' } });
      return null;
    }
    // Before it is on the wire: whatever happens to this page, the next one knows.
    items.change(item.id, { wasTried: true, safeUntilMs: getSafeUntilMs(item, getKeyLifetimeMs(), clock.now()) });
    const onUploadProgress = ({ sentBytes }: { sentBytes: number }) => items.show(item.id, { status: { kind: 'sending', sentBytes } });
    return { result: await send(item, { ...context, idempotencyKey: item.id, onUploadProgress }) };
  }

  /** Returns whether the next item may be sent. */
  function handleFailure({ id, files }: OutboxItem<Payload>, error: ApiError): boolean {
    const current = items.find(id);
    const isSafe = current !== undefined && (!current.wasTried || isSafeToRepeat(current, clock.now()));
    const status = toFailureStatus(error, recovery, { isSafe, hasFiles: files.length > 0 });
    if (status === null) items.drop(id);
    else if (status.kind === 'failed' && !(status.resends && !canSend())) items.change(id, { status });
    else items.show(id, { status: canSend() ? status : { kind: 'waiting' } });
    return status?.kind !== 'retrying';
  }

  /** Resolves to whether the next item may be sent. */
  async function attempt(item: OutboxItem<Payload>): Promise<boolean> {
    const request = new AbortController();
    requests.set(item.id, request);
    items.show(item.id, { status: { kind: 'sending', sentBytes: 0 } });
    try {
      const delivered = await deliver(item, request.signal);
      if (delivered === null) return true;
      // Listeners first: the item is in the outbox until the page shows what it became.
      onSent(item, delivered.result);
      items.drop(item.id);
      return true;
    } catch (error) {
      if (error instanceof ApiError) return handleFailure(item, error);
      items.change(item.id, { status: { kind: 'failed', reason: t('Something went wrong on this page.') } });
      throw error;
    } finally {
      requests.delete(item.id);
    }
  }

  async function sendInTurn(lane: string): Promise<boolean> {
    items.followOtherTab(null);
    for (;;) {
      const next = findNext(lane);
      if (!next || !canSend()) return true;
      if (!(await attempt(next))) return false;
      pauses.clear(lane);
    }
  }

  /** Sends what waits in one lane. Rejects only on a bug. */
  async function drain(lane: string): Promise<void> {
    if (running.has(lane)) return;
    running.add(lane);
    pauses.end(lane);
    const isDone = await runExclusively(lane, () => sendInTurn(lane)).finally(() => running.delete(lane));
    if (!isDone) return pauses.begin(lane, () => void drain(lane));
    // An item that was added while this was ending found it running still.
    const next = findNext(lane);
    if (canSend() && next && next.status.kind !== 'retrying') await drain(lane);
  }

  return {
    drain,
    /** Sends what waits in all lanes. Rejects only on a bug. */
    async drainAll(): Promise<void> {
      await Promise.all([...new Set(items.getItems().map(toLane))].map(drain));
    },
    abortFile: filesFirst.abortFile,
    sendFiles: filesFirst.sendFiles,
    isSending: (id: string): boolean => requests.has(id),
    /** Aborts the request of an item. Returns whether there was one. */
    abort(id: string): boolean {
      requests.get(id)?.abort();
      return requests.has(id);
    },
  };
}

/** Pauses lanes after failed attempts, each time longer. */
function createPauses(clock: Clock) {
  const pauses = new Map<string, { failures: number; end: () => void }>();
  return {
    begin(lane: string, act: () => void): void {
      const failures = (pauses.get(lane)?.failures ?? 0) + 1;
      const end = clock.after(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)), act);
      pauses.set(lane, { failures, end });
    },
    /** Ends a pause ahead of its time. */
    end: (lane: string): void => pauses.get(lane)?.end(),
    /** Lets the next pause be a first one again. */
    clear: (lane: string): void => void pauses.delete(lane),
  };
}

/** Looks for an item among what the provider has, where its fate is not known and a repetition could double it. */
async function findSent<Payload, Result>(
  item: OutboxItem<Payload>,
  recovery: SenderOptions<Payload, Result>['recovery'],
  nowMs: number,
): Promise<Result | null> {
  if (!item.wasTried || (recovery.kind === 'ask' && isSafeToRepeat(item, nowMs))) return null;
  return (await recovery.find?.(item)) ?? null;
}

/** Returns until when an item may be repeated: the provider honoured keys at its first attempt, or it is not known. */
function getSafeUntilMs({ wasTried, safeUntilMs = 0 }: OutboxItem<unknown>, keyLifetimeMs: number, nowMs: number): number {
  if (wasTried) return safeUntilMs;
  return keyLifetimeMs === 0 ? 0 : nowMs + keyLifetimeMs;
}
