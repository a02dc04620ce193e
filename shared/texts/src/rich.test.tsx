import { render } from '@testing-library/react';
import { setTranslator } from './catalog';
import { rich } from './rich';

const catalog: Record<string, string> = { 'By {author}, see <link>the rules</link>.': '<link>Regeln</link>: von {author}' };

afterEach(() => setTranslator(null));

function renderLine() {
  const { container } = render(
    <p>{rich('By {author}, see <link>the rules</link>.', { author: <b>Asha</b>, link: (inner) => <a href="/rules">{inner}</a> })}</p>,
  );
  return container.innerHTML;
}

test('elements stand where the text has them', () => {
  expect(renderLine()).toBe('<p>By <b>Asha</b>, see <a href="/rules">the rules</a>.</p>');
});

test('a translation moves them', () => {
  setTranslator({ find: (source) => catalog[source], selectForm: () => 'other' });
  expect(renderLine()).toBe('<p><a href="/rules">Regeln</a>: von <b>Asha</b></p>');
});
