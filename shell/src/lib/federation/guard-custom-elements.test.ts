import { runInThisContext } from 'node:vm';
import { guardCustomElements } from './guard-custom-elements';

const start = () => {
  const reported: Error[] = [];
  guardCustomElements(customElements, (error) => reported.push(error));
  /** Defines an element as the script of a release does. */
  const defineIn = (file: string, name: string) => {
    const run = runInThisContext('(elements, name, Base) => elements.define(name, class extends Base {})', {
      filename: `http://localhost${file}`,
    });
    (run as (elements: CustomElementRegistry, name: string, base: typeof HTMLElement) => void)(customElements, name, HTMLElement);
  };
  return { reported, defineIn };
};

const original = customElements.define;
afterEach(() => {
  customElements.define = original;
});

test('a fallback that defines an element that the pinned release has defined starts, and nothing is reported', () => {
  const { reported, defineIn } = start();
  defineIn('/r/mf_feed/0.2.0/main.js', 'feed-card');
  const first = customElements.get('feed-card');

  defineIn('/r/mf_feed/0.1.0/main.js', 'feed-card');

  expect(customElements.get('feed-card')).toBe(first);
  expect(reported).toEqual([]);
});

test('a remote that defines an element of another remote starts, and the clash is reported with its own file', () => {
  const { reported, defineIn } = start();
  defineIn('/r/mf_feed/0.2.0/main.js', 'shared-card');

  defineIn('/r/mf_chat/0.1.0/main.js', 'shared-card');

  expect(reported.map(({ message }) => message)).toEqual(['<shared-card> is defined twice. The first definition stays.']);
  expect(/\/r\/[a-z_]+\//.exec(reported[0]?.stack ?? '')?.[0]).toBe('/r/mf_chat/');
});

test('an invalid name is refused as without the guard', () => {
  const { reported, defineIn } = start();
  expect(() => defineIn('/r/mf_feed/0.2.0/main.js', 'card')).toThrow();
  expect(reported).toEqual([]);
});
