import type { Clock } from '../clock';

/** Changes closer together than this, in milliseconds, are sent as one. */
const QUIET_MS = 300;

/** Maximum number of contradicting replies before giving up. */
const MAX_CONTRADICTIONS = 2;

export type PendingUpdateOptions<Value> = {
  /** The value shown before the first change. */
  before: Value;
  /** Asks the provider; `known` is what it has, as far as this page knows. Resolves to what it has then. */
  send: (value: Value, known: Value) => Promise<Value>;
  /** Returns true if the provider's answer is the requested value. */
  isGranted: (asked: Value, answer: Value) => boolean;
  clock: Clock;
  /** The provider has this value: the one asked for, or the one that it granted before it refused another. */
  onSettled: (value: Value) => void;
  /** The update failed, and the provider has granted nothing before. */
  onReverted: () => void;
};

/** An optimistic update of one thing. */
export type PendingUpdate<Value> = {
  readonly before: Value;
  readonly value: Value;
  /** When the provider granted `value`, in milliseconds since 1970; null while it is pending. */
  readonly settledAt: number | null;
  /** Replaces the value that is asked for. See `OptimisticValues.set`. */
  change(value: Value): Promise<void>;
  /** Sends nothing more. */
  abandon(): void;
};

type Change = { resolve: () => void; reject: (reason: unknown) => void };

/** Sends the first change at once. After its answer and a pause in the changes, one more request sends the last of them. */
export function createPendingUpdate<Value>(options: PendingUpdateOptions<Value>): PendingUpdate<Value> {
  const { before, isGranted, clock, onSettled, onReverted } = options;
  let value = before;
  let known = before;
  let phase: 'idle' | 'sending' | 'quiet' = 'idle';
  let settledAt: number | null = null;
  let confirmedAt: number | null = null;
  let contradictions = 0;
  let latest: Change | null = null;
  let stopWaiting = () => {};
  let isAbandoned = false;

  async function send(): Promise<void> {
    phase = 'sending';
    const asked = value;
    try {
      known = await options.send(asked, known);
      confirmedAt = clock.now();
      contradictions = isGranted(asked, known) ? 0 : contradictions + 1;
      if (contradictions >= MAX_CONTRADICTIONS) throw new Error('the provider keeps answering the opposite of what was asked');
    } catch (error) {
      return revert(error);
    }
    if (isGranted(value, known)) settle();
    waitForQuiet();
  }

  function waitForQuiet(): void {
    if (isAbandoned) return;
    phase = 'quiet';
    stopWaiting();
    stopWaiting = clock.after(QUIET_MS, () => {
      phase = 'idle';
      if (!isGranted(value, known)) void send();
    });
  }

  function settle(): void {
    [value, settledAt] = [known, clock.now()];
    latest?.resolve();
    latest = null;
    onSettled(value);
  }

  function revert(reason: unknown): void {
    // A member who has gone back to the value from before gets it: there is no failure to report.
    if (isGranted(value, known)) latest?.resolve();
    else latest?.reject(reason);
    latest = null;
    if (confirmedAt === null) return onReverted();
    // An earlier change was granted: that answer is younger than any list that was read before it.
    [value, settledAt, contradictions, phase] = [known, confirmedAt, 0, 'idle'];
    onSettled(known);
  }

  return {
    before,
    get value() {
      return value;
    },
    get settledAt() {
      return settledAt;
    },
    change(wanted) {
      latest?.resolve();
      [value, settledAt] = [wanted, null];
      return new Promise((resolve, reject) => {
        latest = { resolve, reject };
        if (phase === 'idle') void send();
        else if (phase === 'quiet') {
          if (isGranted(value, known)) settle();
          waitForQuiet();
        }
      });
    },
    abandon() {
      isAbandoned = true;
      stopWaiting();
      latest?.resolve();
      latest = null;
    },
  };
}
