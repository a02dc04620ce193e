import { onlineManager } from '@tanstack/react-query';
import { STORED_ATTRIBUTE } from './stored-copy';
import { watchConnection } from './watch-connection';

let isAnswered = true;
let isOnLine = true;
let asked = 0;

/** The page, with an edge that answers or does not. */
function start() {
  const view = Object.create(window, {
    navigator: {
      value: {
        get onLine() {
          return isOnLine;
        },
      },
    },
    document: { value: document },
    fetch: { value: () => (asked++, isAnswered ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))) },
    addEventListener: { value: window.addEventListener.bind(window) },
    dispatchEvent: { value: window.dispatchEvent.bind(window) },
    setInterval: { value: setInterval },
    clearInterval: { value: clearInterval },
  }) as Window & typeof globalThis;
  watchConnection(view);
  return onlineManager.subscribe(() => undefined);
}

const announce = async (name: 'online' | 'offline') => {
  window.dispatchEvent(new Event(name));
  await jest.advanceTimersByTimeAsync(0);
};

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  [isAnswered, isOnLine, asked] = [true, true, 0];
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute(STORED_ATTRIBUTE);
  onlineManager.setOnline(true);
  jest.useRealTimers();
});

test('a browser that says it is offline while the edge answers is online', async () => {
  isOnLine = false;
  stop = start();
  await jest.advanceTimersByTimeAsync(0);
  expect([onlineManager.isOnline(), asked]).toEqual([true, 1]);
  await announce('offline');
  await jest.advanceTimersByTimeAsync(60_000);
  expect([onlineManager.isOnline(), asked]).toEqual([true, 2]);
});

test('without an answer the page is offline until the edge answers again, with or without an event of the browser', async () => {
  stop = start();
  const onOnline = jest.fn();
  window.addEventListener('online', onOnline);
  isAnswered = false;
  await announce('offline');
  expect(onlineManager.isOnline()).toBe(false);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([onlineManager.isOnline(), asked]).toEqual([false, 3]);
  isAnswered = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect([onlineManager.isOnline(), onOnline.mock.calls.length]).toEqual([true, 1]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(4);

  isAnswered = false;
  await announce('offline');
  await announce('online');
  expect(onlineManager.isOnline()).toBe(true);
  window.removeEventListener('online', onOnline);
});

test('a stored page is offline until the edge has answered, although the browser is online', async () => {
  document.documentElement.setAttribute(STORED_ATTRIBUTE, '');
  isAnswered = false;
  stop = start();
  await announce('online');
  expect([onlineManager.isOnline(), document.documentElement.hasAttribute(STORED_ATTRIBUTE)]).toEqual([false, true]);
  isAnswered = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect([onlineManager.isOnline(), document.documentElement.hasAttribute(STORED_ATTRIBUTE)]).toEqual([true, false]);
});
