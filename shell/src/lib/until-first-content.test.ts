import { FIRST_CONTENT_WAIT_MS, untilFirstContent } from './until-first-content';

function start(region: Promise<void>) {
  const waits: { durationMs: number; end: () => void }[] = [];
  const seen: string[] = [];
  const wait = (durationMs: number) => new Promise<void>((end) => waits.push({ durationMs, end }));
  const done = untilFirstContent(region, { wait }).then(() => seen.push('rendered'));
  return { waits, seen, done };
}

test('the first render waits for the region of the page and its data', async () => {
  let arrive = () => undefined as void;
  const { seen, done } = start(new Promise((resolve) => (arrive = resolve)));
  await Promise.resolve();
  expect(seen).toEqual([]);

  arrive();
  await done;

  expect(seen).toEqual(['rendered']);
});

test('a region that does not arrive delays the layout only for a moment', async () => {
  const { waits, seen, done } = start(new Promise(() => undefined));
  expect(waits).toMatchObject([{ durationMs: FIRST_CONTENT_WAIT_MS }]);

  waits[0]?.end();
  await done;

  expect(seen).toEqual(['rendered']);
});
