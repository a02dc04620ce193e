/** As many promises settle one after the other: those of the longest chain, with room. */
const MAX_TURNS = 60;

/** Time that passes when the test says so. */
export function fakeClock() {
  let nowMs = 1000;
  let waiting: { at: number; act: () => void }[] = [];

  return {
    now: () => nowMs,
    after(ms: number, act: () => void): () => void {
      const entry = { at: nowMs + ms, act };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
    /** Lets time pass; what comes due happens, promises settle. */
    async pass(ms: number): Promise<void> {
      nowMs += ms;
      const due = waiting.filter(({ at }) => at <= nowMs);
      waiting = waiting.filter(({ at }) => at > nowMs);
      for (const { act } of due) act();
      for (let turn = 0; turn < MAX_TURNS; turn += 1) await Promise.resolve();
    },
  };
}
