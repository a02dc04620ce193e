import { setTimeout as delay } from 'node:timers/promises';
import { sha256 } from '../../domain/sha256';
import type { Marks } from './changes.repository';

/** `topics` is empty if nothing was missed, and `*` if it is unknown what was missed. */
export type Change = { id: string; topics: string[] };
type Listener = (change: Change) => void;

export type ChangeDependencies = {
  readMarks(): Promise<Marks>;
  onError(error: unknown): void;
  /** The pause between two looks, in milliseconds. */
  pauseMs?: number;
};
export type ChangeService = ReturnType<typeof createChangeService>;

const PAUSE_MS = 250;
/** Number of states that are remembered for clients that reconnect. For older states everything counts as changed. */
const MAX_KNOWN = 500;

/**
 * Notices changes of the registry, whichever replica made them, by looking at marks in the database: only while somebody listens,
 * and once for all listeners. PostgreSQL's NOTIFY would put every pin of every environment in one queue.
 */
export function createChangeService({ readMarks, onError, pauseMs = PAUSE_MS }: ChangeDependencies) {
  const known = new Map<string, Marks>();
  const listeners = new Set<Listener>();
  let current = '';
  let looking: Promise<void> | null = null;
  const closing = new AbortController();

  async function look(): Promise<void> {
    const marks = await readMarks();
    const id = sha256(JSON.stringify([...marks].sort())).slice(0, 16);
    if (id === current) return;
    const topics = findTopics(current, marks);
    remember(id, marks);
    current = id;
    for (const listener of listeners) listener({ id, topics });
  }

  function remember(id: string, marks: Marks): void {
    known.delete(id);
    known.set(id, marks);
    const [oldest] = known.keys();
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  }

  function findTopics(lastId: string, marks: Marks): string[] {
    const before = known.get(lastId);
    if (!before) return ['*'];
    return [...new Set([...before.keys(), ...marks.keys()])].filter((topic) => before.get(topic) !== marks.get(topic));
  }

  async function lookRepeatedly(): Promise<void> {
    while (listeners.size > 0) {
      await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      await look().catch(onError);
    }
  }

  /**
   * Calls `listener` with what changed since `lastId`, the id of the last change that it got, and then with every change.
   * @returns a function that ends it.
   * @throws when the database is unavailable.
   */
  async function subscribe(lastId: string | undefined, listener: Listener): Promise<() => void> {
    await look();
    const marks = known.get(current) ?? new Map<string, string>();
    listener({ id: current, topics: lastId === undefined ? [] : findTopics(lastId, marks) });
    listeners.add(listener);
    looking ??= lookRepeatedly().finally(() => (looking = null));
    return () => listeners.delete(listener);
  }

  async function close(): Promise<void> {
    closing.abort();
    await looking;
  }

  return { subscribe, close };
}
