import { untilPreviewPainted } from './until-preview-painted';

type Page = { isDrawn?: boolean; isPainted?: boolean; hasFrames?: boolean };

/** Runs until the first render, and tells what it waited for. */
async function start({ isDrawn = true, isPainted = false, hasFrames = true }: Page): Promise<string[]> {
  document.body.innerHTML = isDrawn ? '<div class="preview-name">Asha Rao</div>' : '<div class="splash"></div>';
  const waited: string[] = [];
  const view = {
    document,
    performance: { getEntriesByName: () => (isPainted ? [{}] : []) } as unknown as Performance,
    requestAnimationFrame: (callback: FrameRequestCallback) => {
      if (hasFrames) queueMicrotask(() => (waited.push('frame'), callback(0)));
      return 1;
    },
  };
  await untilPreviewPainted(view, {
    wait: (durationMs) =>
      durationMs === 0 || !hasFrames ? Promise.resolve(void waited.push(`${durationMs} ms`)) : new Promise(() => undefined),
  });
  return waited;
}

test('the first render waits for the frame that shows the preview', async () => {
  expect(await start({})).toEqual(['frame', '0 ms']);
});

test.each<[string, Page]>([
  ['no preview', { isDrawn: false }],
  ['a preview that was painted before', { isPainted: true }],
])('with %s it waits for nothing', async (_what, page) => {
  expect(await start(page)).toEqual([]);
});

test('in a tab without frames it waits for a moment', async () => {
  expect(await start({ hasFrames: false })).toEqual(['100 ms']);
});
