import { untilPreviewPainted } from './until-preview-painted';

type Page = { previewFilled?: Promise<void>; isPainted?: boolean; hasFrames?: boolean };

/** Waits as a page does before it occupies the main thread, and tells what for. Times but that of a next task end only with `isOver`. */
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

test.each<[string, Page]>([
  ['a reply that is late', { previewFilled: new Promise(() => undefined) }],
  ['a tab without frames', { previewFilled: Promise.resolve(), hasFrames: false }],
])('with %s it waits for a moment alone', async (_what, page) => {
  expect(await start(page, { isOver: true })).toEqual(['100 ms']);
});
