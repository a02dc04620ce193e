/** Taps closer together than this are one decision still being made. */
const QUIET_MS = 300;

/** A provider that answers the opposite so many times in a row won't be brought to do it. */
const MAX_CONTRADICTIONS = 2;

export type WishOptions = {
  /** What was shown before the first tap. */
  before: boolean;
  /** Asks the provider; resolves to what is true there now. */
  send: (isOn: boolean) => Promise<boolean>;
  after: (ms: number, act: () => void) => () => void;
  now: () => number;
  /** What the provider has: as wished, or as it said before it refused more. */
  onSettled: (isOn: boolean) => void;
  /** The wish came to nothing, and the provider has said nothing. */
  onLifted: () => void;
};

/** One person's wish about one thing, on its way to the provider. */
export type Wish = {
  readonly before: boolean;
  readonly isOn: boolean;
  /** When the provider said what stands here, in milliseconds since 1970; null on the way. */
  readonly settledAt: number | null;
  /** Takes another tap. See `ToggleOverlay.toggle`. */
  change(isOn: boolean): Promise<void>;
  /** Asks the provider nothing more. */
  abandon(): void;
};

type Tap = { resolve: () => void; reject: (reason: unknown) => void };

/** Sends the first tap at once. Later ones wait for the answer and for a quiet moment, then one request tells how they ended. */
export function createWish({ before, send, after, now, onSettled, onLifted }: WishOptions): Wish {
  let isOn = before;
  let known = before;
  let phase: 'idle' | 'sending' | 'quiet' = 'idle';
  let settledAt: number | null = null;
  let confirmedAt: number | null = null;
  let contradictions = 0;
  let latest: Tap | null = null;
  let stopWaiting = () => {};
  let isAbandoned = false;

  async function tellProvider(): Promise<void> {
    phase = 'sending';
    const asked = isOn;
    try {
      known = await send(asked);
      confirmedAt = now();
      contradictions = known === asked ? 0 : contradictions + 1;
      if (contradictions >= MAX_CONTRADICTIONS) throw new Error('the provider keeps answering the opposite of what was asked');
    } catch (error) {
      return lift(error);
    }
    if (isOn === known) settle();
    waitForQuiet();
  }

  function waitForQuiet(): void {
    if (isAbandoned) return;
    phase = 'quiet';
    stopWaiting();
    stopWaiting = after(QUIET_MS, () => {
      phase = 'idle';
      if (isOn !== known) void tellProvider();
    });
  }

  function settle(): void {
    settledAt = now();
    latest?.resolve();
    latest = null;
    onSettled(isOn);
  }

  function lift(reason: unknown): void {
    // Who has gone back to what was there before gets it: there is nothing to tell them.
    if (isOn === known) latest?.resolve();
    else latest?.reject(reason);
    latest = null;
    if (confirmedAt === null) return onLifted();
    // An earlier tap was granted: what the provider said then is younger than any list that was read before.
    [isOn, settledAt, contradictions, phase] = [known, confirmedAt, 0, 'idle'];
    onSettled(known);
  }

  return {
    before,
    get isOn() {
      return isOn;
    },
    get settledAt() {
      return settledAt;
    },
    change(wanted) {
      latest?.resolve();
      isOn = wanted;
      settledAt = null;
      return new Promise((resolve, reject) => {
        latest = { resolve, reject };
        if (phase === 'idle') void tellProvider();
        else if (phase === 'quiet') {
          if (isOn === known) settle();
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
