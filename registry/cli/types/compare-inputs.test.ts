import ts from 'typescript';
import { compareInputs } from './compare-inputs';

const built = 'owner: { kind: "person" | "page"; id: string }; limit?: number; onOpen: (id: string) => void; tags: string[]';
const accepting = (props: string) => `export declare function Region(props: { ${props} }): import('react').JSX.Element;`;

type Case = { passed?: string; exports: string; others?: Record<string, string> };

/** Compares all cases of the tests in one program, because a program takes a second. Each case has a consumer and a provider of its own. */
const cases: Case[] = [];
let verdicts: (string[] | null)[] | undefined;

/** Adds a case. The result compares what is passed with the exports of a newer `./post-list`. */
function compare(one: Case): () => string[] | null | undefined {
  const index = cases.push(one) - 1;
  return () => (verdicts ??= compareAll())[index];
}

function compareAll() {
  const types = new Map<string, Map<string, string>>();
  const uses = cases.map(({ passed = `{ 'PROVIDER/post-list': { ${built} } }`, exports, others = {} }, index) => {
    const [consumer, provider] = [`mf_consumer_${index}`, `mf_provider_${index}`];
    types.set(consumer, new Map([['slot-inputs.d.ts', `export type SlotInputs = ${passed.replace('PROVIDER', provider)};`]]));
    types.set(provider, new Map([['post-list.d.ts', exports], ...Object.entries(others)]));
    return { consumer, provider, expose: './post-list' };
  });
  return compareInputs(ts, types, uses).map(({ problems }) => problems);
}

const passing = (props: string) => `{ 'PROVIDER/post-list': { ${props} } }`;

const accepted = [
  ['the same', built],
  ['an optional prop more', `${built}; title?: string`],
  ['a wider type', built.replace('"page"', '"page" | "group"').replace('string[]', 'readonly (string | number)[]')],
  ['a required prop that is optional now', built.replace('tags:', 'tags?:')],
  ['any prop', '[name: string]: unknown'],
].map(([title = '', props = '']) => ({ title, problems: compare({ exports: accepting(props) }) }));

test.each(accepted)('props are accepted by a release with $title', ({ problems }) => {
  expect(problems()).toEqual([]);
});

const refused = (
  [
    ['a prop removed', built.replace('limit?: number;', ''), ['prop "limit" is not accepted']],
    ['a prop made required', built.replace('limit?:', 'limit:'), ['prop "limit" is required, and it is not always passed']],
    ['a required prop added', `${built}; title: string`, ['prop "title" is required, and it is not passed']],
    [
      'a prop renamed',
      built.replace('limit?: number', 'pageSize: number'),
      ['prop "pageSize" is required, and it is not passed', 'prop "limit" is not accepted'],
    ],
    [
      'a nested prop narrowed',
      built.replace('"person" | "page"', '"person"'),
      ['prop "owner.kind" is passed as "person" | "page", and accepted as "person"'],
    ],
    [
      'a nested prop required',
      built.replace('id: string }', 'id: string; name: string }'),
      ['prop "owner.name" is required, and it is not passed'],
    ],
    ['another type', built.replace('limit?: number', 'limit?: string'), ['prop "limit" is passed as number, and accepted as string']],
    ['another item', built.replace('string[]', 'number[]'), ['prop "tags" is passed as string[], and accepted as number[]']],
    [
      'a callback that is called with something else',
      built.replace('(id: string)', '(id: number)'),
      ['prop "onOpen" is passed as (id: string) => void, and accepted as (id: number) => void'],
    ],
  ] as const
).map(([title, props, expected]) => ({ title, expected, problems: compare({ exports: accepting(props) }) }));

test.each(refused)('props are refused by a release with $title', ({ expected, problems }) => {
  expect(problems()).toEqual(expected);
});

const brand = 'string & { readonly brand: "post" }';
const branded = [
  { problems: compare({ passed: passing(`postId: ${brand}`), exports: accepting('postId: string') }), count: 0 },
  { problems: compare({ passed: passing('postId: number'), exports: accepting(`postId: ${brand}`) }), count: 1 },
];

test.each(branded)('a branded text is compared as a whole: $count problems', ({ problems, count }) => {
  expect(problems()).toHaveLength(count);
});

const components = [
  ['a class', 'export declare class Region { constructor(props: { limit: number }); }'],
  ['a wrapped component', 'export declare const Region: { (props: { limit: number }): unknown; readonly $$typeof: symbol };'],
  ['a component in another file', "export { A as Region } from './compiled-types/list-1a2b3c4d.js';"],
].map(([title = '', exports = '']) => {
  const others = { 'compiled-types/list-1a2b3c4d.d.ts': 'export declare function A(props: { limit: number }): null;' };
  return { title, problems: compare({ passed: passing('limit: string'), exports, others }) };
});

test.each(components)('the props of $title are found', ({ problems }) => {
  expect(problems()).toEqual(['prop "limit" is passed as string, and accepted as number']);
});

const withoutProps = 'export declare function Region(): null;';

test.each([
  { problems: compare({ passed: passing(''), exports: withoutProps }), expected: [] },
  { problems: compare({ passed: passing('limit: number'), exports: withoutProps }), expected: ['prop "limit" is not accepted'] },
])('a region without props accepts none: $expected', ({ problems, expected }) => {
  expect(problems()).toEqual(expected);
});

const incomparable = [
  {
    title: 'a region that another framework mounts',
    problems: compare({ exports: 'export declare function mount(element: HTMLElement): void;' }),
  },
  { title: 'untyped props', problems: compare({ exports: 'export declare const Region: any;' }) },
  { title: 'a use that the consumer does not describe', problems: compare({ passed: '{}', exports: accepting(built) }) },
];

test.each(incomparable)('nothing is said about $title', ({ problems }) => {
  expect(problems()).toBeNull();
});

test('nothing is said about a release without types', () => {
  expect(compareInputs(ts, new Map(), [{ consumer: 'mf_a', provider: 'mf_b', expose: './c' }])).toMatchObject([{ problems: null }]);
});
