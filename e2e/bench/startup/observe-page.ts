/** The start of a page as recorded by the page, in milliseconds since the navigation. Null for events that did not occur. */
export type Observed = {
  /** Time when the content's text became visible, in the document's preview or in the page itself. */
  readableMs: number | null;
  contentMs: number | null;
  fcpMs: number | null;
  lcpMs: number | null;
  layoutShift: number;
  /** Sum of the time beyond 50 ms of each task that started after the first paint. */
  blockingMs: number;
};

type Recording = Observed & { longTasks: { startMs: number; durationMs: number }[] };
type WithRecording = { benchRecording?: Recording };

/** Runs in the page before its scripts, and records its start. The selectors match the content that members come for. */
export function recordStart({ content, preview }: { content: string; preview: string }): void {
  const recording: Recording = {
    readableMs: null,
    contentMs: null,
    fcpMs: null,
    lcpMs: null,
    layoutShift: 0,
    blockingMs: 0,
    longTasks: [],
  };
  (window as WithRecording).benchRecording = recording;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') recording.fcpMs = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    recording.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) recording.layoutShift += value;
  });
  observe('longtask', ({ startTime, duration }) => recording.longTasks.push({ startMs: startTime, durationMs: duration }));
  const whenPainted = (selector: string, record: () => void) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(selector)) return;
      watcher.disconnect();
      // After the frame that shows it.
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = record;
        channel.port2.postMessage(null);
      });
    });
    watcher.observe(document, { childList: true, subtree: true });
  };
  whenPainted(`${preview}, ${content}`, () => (recording.readableMs = performance.now()));
  whenPainted(content, () => (recording.contentMs = performance.now()));
}

/** Runs in the page once it has settled. */
export function readStart(): Observed {
  const { benchRecording } = window as WithRecording;
  if (!benchRecording) throw new Error('the page was not recorded');
  const { longTasks, ...observed } = benchRecording;
  const late = longTasks.filter(({ startMs }) => startMs >= (observed.fcpMs ?? 0));
  return { ...observed, blockingMs: late.reduce((sum, { durationMs }) => sum + durationMs - 50, 0) };
}

/** Clicks an element of the page. Resolves with the milliseconds until the content of the next screen is painted. */
export function clickUntilContent(element: Element, content: string): Promise<number> {
  return new Promise((resolve) => {
    const startedAtMs = performance.now();
    const report = () =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - startedAtMs);
        channel.port2.postMessage(null);
      });
    const old = document.querySelector(content);
    const watcher = new MutationObserver(() => {
      // Home's own posts may match too.
      const found = document.querySelector(content);
      if (!found || found === old) return;
      watcher.disconnect();
      report();
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    (element as HTMLElement).click();
  });
}

type WithInputs = { benchInputs?: { startMs: number; durationMs: number }[] };

/** Runs in the page before its scripts, and records the time from each input to its next paint. */
export function recordInputs(): void {
  const inputs: NonNullable<WithInputs['benchInputs']> = [];
  (window as WithInputs).benchInputs = inputs;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) inputs.push({ startMs: entry.startTime, durationMs: entry.duration });
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/**
 * Returns the longest time from an input since `sinceMs` to its next paint. Browsers report no times below 16 ms, so that is the minimum.
 */
export function readLongestInput(sinceMs: number): number {
  const inputs = ((window as WithInputs).benchInputs ?? []).filter(({ startMs }) => startMs >= sinceMs);
  return Math.max(16, ...inputs.map(({ durationMs }) => durationMs));
}
