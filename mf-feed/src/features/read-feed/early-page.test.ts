import { createEarlyPage } from './early-page';

const never = new AbortController().signal;

function earlyAt(nowMs: { value: number }) {
  return createEarlyPage({ now: () => nowMs.value });
}

test('the page that was asked for early is taken over once', async () => {
  const early = earlyAt({ value: 0 });
  void early.start('1 null', () => Promise.resolve([]));

  expect(await early.take('1 null', never)).toEqual([]);
  expect(early.take('1 null', never)).toBeNull();
});

test('a pending page is not requested again', () => {
  const early = earlyAt({ value: 0 });
  const fetch = jest.fn(() => Promise.resolve([]));

  void early.start('1 null', fetch);
  void early.start('1 null', fetch);

  expect(fetch).toHaveBeenCalledTimes(1);
});

test('another feed does not get it', () => {
  const early = earlyAt({ value: 0 });
  void early.start('1 null', () => Promise.resolve([]));

  expect(early.take('1 photos', never)).toBeNull();
});

test('after fifteen seconds it is no news any more', () => {
  const clock = { value: 0 };
  const early = earlyAt(clock);
  void early.start('1 null', () => Promise.resolve([]));

  clock.value = 15_001;

  expect(early.take('1 null', never)).toBeNull();
});

test('who took it over can give it up', () => {
  const early = earlyAt({ value: 0 });
  let request: AbortSignal | undefined;
  void early.start('1 null', (signal) => {
    request = signal;
    return Promise.resolve([]);
  });
  const reader = new AbortController();
  void early.take('1 null', reader.signal);

  reader.abort();

  expect(request?.aborted).toBe(true);
});

test('its failure rejects the promise of the page that takes it, and is ignored if none does', async () => {
  const early = earlyAt({ value: 0 });
  void early.start('1 null', () => Promise.reject(new Error('no connection')));
  await Promise.resolve();

  await expect(early.take('1 null', never)).rejects.toThrow('no connection');
});

test('a page that has arrived is used by the first render, once; a pending page is not', async () => {
  const early = earlyAt({ value: 0 });
  const started = early.start('1 null', () => Promise.resolve([]));
  expect(early.takeArrived('1 null')).toBeNull();

  await started;

  expect(early.takeArrived('1 photos')).toBeNull();
  expect(early.takeArrived('1 null')).toEqual([]);
  expect(early.takeArrived('1 null')).toBeNull();
  expect(early.take('1 null', never)).toBeNull();
});

test('a page that failed is left to the feed, which says so', async () => {
  const early = earlyAt({ value: 0 });
  await early.start('1 null', () => Promise.reject(new Error('no connection')));

  expect(early.takeArrived('1 null')).toBeNull();
  await expect(early.take('1 null', never)).rejects.toThrow('no connection');
});
