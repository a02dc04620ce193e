import { retryWithCors } from './retry-with-cors';

const origin = 'http://localhost:3001';

/** Adds an element that fails to load. @returns the element and how often its own handler was told. */
function fail(element: HTMLLinkElement | HTMLImageElement) {
  const onError = jest.fn();
  element.addEventListener('error', onError);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
  return { element, onError };
}

const createLink = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
const createImage = (src: string) => Object.assign(document.createElement('img'), { src });

test('loads style sheets and pictures of a build again with CORS, and reports only the second failure', () => {
  const failed = retryWithCors(window, [origin]);

  for (const [create, url] of [
    [createLink, `${origin}/greeting.css`],
    [createImage, `${origin}/logo.png`],
  ] as const) {
    const { element, onError } = fail(create(url));
    expect([element.crossOrigin, element.isConnected, onError.mock.calls.length]).toEqual(['anonymous', true, 0]);
    expect(failed()).not.toContain(url);

    element.dispatchEvent(new Event('error'));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(failed()).toContain(url);
  }
});

test.each([
  ['of the page itself', () => createLink('/r/shell/1.0.0/page.css')],
  ['of a third origin', () => createImage('http://localhost:4200/upload/a.png')],
  ['without an address', () => document.createElement('img')],
])('leaves a resource %s as it is', (_title, create) => {
  const failed = retryWithCors(window, [origin]);

  const { element, onError } = fail(create());

  expect(element.crossOrigin).toBeNull();
  expect(onError).toHaveBeenCalledTimes(1);
  expect(failed()).toEqual([]);
});
