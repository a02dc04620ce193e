import { watchForStall } from './stalled-request';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a request is ended by a silence, not by its length', () => {
  const watch = watchForStall(1000, undefined);
  for (let bytes = 0; bytes < 10; bytes++) {
    jest.advanceTimersByTime(900);
    watch.moved();
  }
  expect([watch.signal.aborted, watch.hasStalled()]).toEqual([false, false]);
  jest.advanceTimersByTime(1000);
  expect([watch.signal.aborted, watch.hasStalled()]).toEqual([true, true]);
});

test('a caller that leaves ends the request, which has not stalled', () => {
  const leaving = new AbortController();
  const watch = watchForStall(1000, leaving.signal);
  leaving.abort();
  expect([watch.signal.aborted, watch.hasStalled()]).toEqual([true, false]);
  expect(watchForStall(1000, leaving.signal).signal.aborted).toBe(true);
});

test('a watch that was stopped ends nothing', () => {
  const watch = watchForStall(1000, undefined);
  watch.stop();
  jest.advanceTimersByTime(5000);
  expect(watch.signal.aborted).toBe(false);
});
