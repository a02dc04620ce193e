/** Watches a request that may take long, and aborts it when no data has been transferred for a while. */
export type StallWatch = {
  /** Aborts when the request stalls, and with the caller's own signal. */
  signal: AbortSignal;
  hasStalled: () => boolean;
  /** Called when a byte was sent. */
  moved: () => void;
  stop: () => void;
};

/** Starts the watch. @param stallMs the maximum silence, in milliseconds. */
export function watchForStall(stallMs: number, outer: AbortSignal | undefined): StallWatch {
  const ending = new AbortController();
  let hasStalled = false;
  let timer: ReturnType<typeof setTimeout>;
  const abort = () => ending.abort();

  function moved() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      hasStalled = true;
      abort();
    }, stallMs);
  }

  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  moved();
  return {
    signal: ending.signal,
    hasStalled: () => hasStalled,
    moved,
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
