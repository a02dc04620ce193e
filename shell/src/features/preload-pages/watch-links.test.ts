import { fireEvent } from '@testing-library/react';
import { watchLinks } from './watch-links';

let end: () => void = () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  end();
  jest.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(window.navigator, 'connection');
});

function openPage() {
  document.body.innerHTML = `
    <a id="albums" href="/my-albums?page=2"><b>Albums</b></a>
    <a id="blog" href="/blog">Blog</a>
    <a id="elsewhere" href="https://elsewhere.example/">Elsewhere</a>
    <a id="tab" href="/events" target="_blank">Events</a>
    <p>A text</p>`;
  const seen: string[] = [];
  end = watchLinks(document, ({ pathname, search }) => seen.push(pathname + search));
  return seen;
}

const find = (selector: string) => document.querySelector(selector) ?? document.body;

/** jsdom has no pointer events. */
function point(selector: string, type: 'pointerover' | 'pointerdown' = 'pointerover', pointerType = 'mouse') {
  find(selector).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
}

test('a link on which the pointer rests is about to be opened', () => {
  const seen = openPage();

  point('#albums b');
  expect(seen).toEqual([]);
  jest.advanceTimersByTime(65);

  expect(seen).toEqual(['/my-albums?page=2']);
});

test('a pointer that passes over links opens none but the one it rests on', () => {
  const seen = openPage();

  point('#albums');
  jest.advanceTimersByTime(40);
  point('p');
  point('#blog');
  jest.advanceTimersByTime(65);

  expect(seen).toEqual(['/blog']);
});

test('a link that gets the focus, and one that is pressed, is about to be opened at once', () => {
  const seen = openPage();

  fireEvent.focusIn(find('#albums'));
  point('#blog', 'pointerdown', 'touch');

  expect(seen).toEqual(['/my-albums?page=2', '/blog']);
});

test('a finger on the way over the page opens nothing', () => {
  const seen = openPage();

  point('#albums', 'pointerover', 'touch');
  jest.advanceTimersByTime(1000);

  expect(seen).toEqual([]);
});

test('links that lead elsewhere or open another tab are ignored', () => {
  const seen = openPage();

  for (const link of ['#elsewhere', '#tab', 'p']) point(link, 'pointerdown');

  expect(seen).toEqual([]);
});

test('a member who saves data is asked for nothing before the press', () => {
  const seen = openPage();
  Object.assign(window.navigator, { connection: { saveData: true } });

  point('#albums');
  jest.advanceTimersByTime(1000);
  fireEvent.focusIn(find('#albums'));
  expect(seen).toEqual([]);

  point('#albums', 'pointerdown');
  expect(seen).toEqual(['/my-albums?page=2']);
});

test('nothing is watched after the end', () => {
  const seen = openPage();
  point('#albums');

  end();
  jest.advanceTimersByTime(1000);
  point('#blog', 'pointerdown');

  expect(seen).toEqual([]);
});
