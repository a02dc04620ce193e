import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { tolerateChangedPages } from './tolerate-changed-pages';

type Shape = { count: number; isOn: boolean; names: readonly string[] };

const before: Shape = { count: 1, isOn: true, names: ['Asha', 'Ben', 'Caro'] };

/** Texts beside other children, as React renders them: a text of its own node, which comes, goes, changes and moves. */
const shapes: Record<string, (shape: Shape) => ReactElement> = {
  'a conditional text after an icon': ({ count }) => (
    <button>
      <svg />
      {count > 0 && count}
    </button>
  ),
  'a conditional text before an element': ({ count }) => (
    <p>
      {count > 0 && `${count} likes`}
      <b>Asha</b>
    </p>
  ),
  'a conditional element before a text': ({ isOn, count }) => (
    <p>
      {isOn && <b>Liked by </b>}
      {count} people
    </p>
  ),
  'texts side by side': ({ count, isOn }) => (
    <p>
      {count} {isOn ? 'on' : ''} of {count + 1}
    </p>
  ),
  'a text or an element': ({ isOn, count }) => <p>Now {isOn ? `plain ${count}` : <b>bold {count}</b>} end</p>,
  'a fragment of texts': ({ isOn, count }) => (
    <p>
      <i />
      {isOn && (
        <>
          {count} and {count}
        </>
      )}
      last
    </p>
  ),
  'a list whose rows are texts': ({ names }) => (
    <p>
      {names.map((name) => (
        <NamedText key={name} name={name} />
      ))}
      end
    </p>
  ),
  'a list between texts': ({ names, count }) => (
    <ul>
      {count}
      {names.map((name) => (
        <li key={name}>
          {name} {count}
        </li>
      ))}
      {count}
    </ul>
  ),
  'an only text': ({ count }) => <p>{count > 0 && `${count}`}</p>,
  'a text that is emptied': ({ isOn }) => (
    <p>
      <i />
      {isOn ? 'full' : ''}
    </p>
  ),
};

function NamedText({ name }: { name: string }) {
  return <>{name}, </>;
}

const steps: readonly Partial<Shape>[] = [
  { count: 2 },
  { isOn: false },
  { count: 0 },
  { count: 3, isOn: true },
  { names: ['Caro', 'Asha', 'Ben'] },
  { names: ['Ben'], count: 4 },
  { names: ['Dina', 'Ben', 'Asha'], isOn: false, count: 0 },
  { isOn: true, count: 5 },
];

const font = () => document.createElement('font');

/** The changes that translators and extensions make to a text. */
const outsiders: Record<string, (text: Text) => void> = {
  'wraps texts': (text) => wrap(text, font()),
  'wraps texts twice': (text) => wrap(wrap(text, font()), font()),
  'replaces texts as Google Translate does': (text) => {
    const [outer, inner] = [font(), font()];
    inner.textContent = text.data;
    outer.append(inner);
    text.parentNode?.insertBefore(outer, text);
    text.remove();
  },
  'replaces texts in one call': (text) => {
    const replacement = font();
    replacement.textContent = text.data;
    text.replaceWith(replacement);
  },
};

function wrap(node: ChildNode, wrapper: HTMLElement): HTMLElement {
  node.before(wrapper);
  wrapper.append(node);
  return wrapper;
}

function listTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({ data, parentElement }) => data !== '' && parentElement?.nodeName !== 'FONT');
}

let undo: () => void;
beforeEach(() => {
  undo = tolerateChangedPages();
});
afterEach(() => undo());

const cases = Object.keys(outsiders).flatMap((outsider) => Object.keys(shapes).map((shape) => [outsider, shape] as const));

test.each(cases)('an outsider that %s: %s stays current', async (outsider, shape) => {
  const [change, Shaped] = [outsiders[outsider], shapes[shape]];
  if (!change || !Shaped) throw new Error('The table of this test has no row of this name.');
  const touched = render(<Shaped {...before} />);
  const untouched = render(<Shaped {...before} />);
  let now = before;
  for (const step of steps) {
    for (const text of listTexts(touched.container)) change(text);
    await act(async () => {});
    now = { ...now, ...step };
    touched.rerender(<Shaped {...now} />);
    untouched.rerender(<Shaped {...now} />);
    await act(async () => {});
    expect([step, touched.container.textContent]).toEqual([step, untouched.container.textContent]);
  }
  touched.unmount();
  expect(touched.container.textContent).toBe('');
});

test('an element that an extension took away or wrapped is removed all the same', () => {
  const shown = (isOn: boolean) => (
    <p>
      {isOn && <b>One</b>}
      <i>two</i>
      {isOn && <b>three</b>}
    </p>
  );
  const { container, rerender } = render(shown(true));
  const [first, last] = container.querySelectorAll('b');
  first?.remove();
  if (last) wrap(last, document.createElement('mark'));
  rerender(shown(false));
  expect(container.textContent).toBe('two');
  rerender(shown(true));
  expect(container.textContent).toBe('Onetwothree');
});

test('a node beside the text in a wrapper stays', () => {
  const shown = (count: number) => (
    <p>
      <i />
      {count > 0 && count}
    </p>
  );
  const { container, rerender } = render(shown(1));
  const wrapper = wrap(listTexts(container)[0] as Text, document.createElement('mark'));
  wrapper.append('by an extension');
  rerender(shown(0));
  expect(container.textContent).toBe('by an extension');
});
