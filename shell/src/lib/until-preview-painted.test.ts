import { untilPreviewPainted } from './until-preview-painted';

/** Lets promises that are fulfilled run their reactions. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

type Page = { previewFilled?: Promise<void>; isPainted?: boolean; hasFrames?: boolean };

/**
 * Waits as a page does before it occupies the main thread, and returns the reason. Timers other than the next task's end only with
 * `isOver`.
 */
async function start(page: Page, { isOver = false } = {}): Promise<string[]> {
  const waited: string[] = [];
  const view = {
    ...page,
    performance: { getEntriesByName: () => (page.isPainted ? [{}] : []) } as unknown as Performance,
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      if (page.hasFrames !== false) queueMicrotask(() => (waited.push('frame'), callback(0)));
      return 1;
    },
  };
  const wait = (durationMs: number) =>
    durationMs === 0 || isOver ? Promise.resolve(void waited.push(`${durationMs} ms`)) : new Promise<void>(() => undefined);
  await untilPreviewPainted(view, { wait });
  return waited;
}

test('it waits for the frame that shows the preview', async () => {
  expect(await start({ previewFilled: Promise.resolve() })).toEqual(['frame', '0 ms']);
});

test.each<[string, Page]>([
  ['no preview', {}],
  ['a preview that was painted before', { previewFilled: Promise.resolve(), isPainted: true }],
])('with %s it waits for nothing', async (_what, page) => {
  expect(await start(page, { isOver: true })).toEqual([]);
});

test.each<[string, Page, string[]]>([
  ['a reply that is late', { previewFilled: new Promise(() => undefined) }, ['100 ms']],
  ['a tab without frames', { previewFilled: Promise.resolve(), hasFrames: false }, ['100 ms', '100 ms']],
])('with %s it waits only for a moment', async (_what, page, waited) => {
  expect(await start(page, { isOver: true })).toEqual(waited);
});

test('the frame of a reply that came just in time is waited for', async () => {
  const frames: FrameRequestCallback[] = [];
  const ends: (() => void)[] = [];
  const view = {
    previewFilled: Promise.resolve(),
    performance: { getEntriesByName: () => [] } as unknown as Performance,
    requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  };
  const isOver = jest.fn();
  const waiting = untilPreviewPainted(view, { wait: () => new Promise((end) => ends.push(end)) }).then(isOver);
  await settle();
  ends[0]?.();
  await settle();
  expect(isOver).not.toHaveBeenCalled();
  frames[0]?.(0);
  ends.at(-1)?.();
  await waiting;
});
