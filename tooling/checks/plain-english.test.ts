import { findOldTerms, findOldTermsInStyles } from './find-old-terms';
import { parseSource } from './sources/parse-source';
import { openings, plainTerms } from './vocabulary-terms';

const refusalsOf = (source: string) => findOldTerms(parseSource('sample.test.ts', source)).map(({ say }) => say);

test.each(plainTerms.flatMap(({ say, not }) => not.map((phrase) => [phrase, say])))('refuses "%s" and names the way out', (phrase, say) => {
  expect(refusalsOf(`/** Returns the client ${phrase} the edge. */\nconst a = 1;`)).toEqual([say]);
});

test.each(Object.entries(openings))('refuses a comment that begins with "%s" and names the way out', (opening, say) => {
  expect(refusalsOf(`/** ${opening} edge responds. */\nconst a = 1;`)).toEqual([say]);
  expect(refusalsOf(`// The state of the edge:\n// ${opening} edge responds.\nconst a = 1;`)).toEqual([]);
});

test.each([
  ['a comment', '// The edge responds to nobody.'],
  ['a comment of several lines', '/**\n * Lists the posts that\n * are so\n * many.\n */'],
  ['a test title', "test('refuses the pin that everybody made', () => {});"],
  ['an error', "throw new NotFoundError('No edge is there.');"],
  ['an error with values', 'throw new Error(`The edge ${url} goes on.`);'],
  ['a part of an error', "throw new Error(isLate ? 'The edge goes on.' : 'Failed.');"],
  ['a refusal', "defineRefusal('CODE', 1, 'Whoever wrote the post can edit it.');"],
  ['a log line', "app.log.warn({ err }, 'The edge goes on.');"],
  ['output', "process.stdout.write('The edge goes on.');"],
  ['the help of a command', "program.command('pin').description('pin one remote alone');"],
])('checks %s', (_of, source) => {
  expect(refusalsOf(source)).toHaveLength(1);
});

test.each([
  ['code in a comment', '// Reads `git log --anew` once.'],
  ['a text for members', "t('Nobody has commented yet');"],
  ['a value', "const name = 'nobody else';"],
  ['a value that a callback returns', "log.info(() => 'it goes on');"],
])('accepts %s', (_of, source) => {
  expect(refusalsOf(source)).toEqual([]);
});

const sentence = (length: number) => `Returns ${'the post '.repeat((length - 1) / 2)}`.trim();

test('refuses a sentence of more than 30 words in a comment, and names its length', () => {
  const say = 'two sentences: one has 33 words, and 30 is the maximum';

  expect(refusalsOf(`/** ${sentence(33)}. */\nconst a = 1;`)).toEqual([say]);
  expect(findOldTermsInStyles(`/* ${sentence(33)}. */\na { top: 0; }`)).toEqual([expect.objectContaining({ say })]);
});

test.each([
  ['sentences', `${sentence(29)}. ${sentence(29)}.`],
  ['a tag', `${sentence(29)} @throws {PostError | PageError} ${sentence(21)}`],
  ['list items', `${sentence(21)}:\n * - ${sentence(21)}\n * - ${sentence(21)}`],
  ['code and options', `${sentence(29)}, \`${sentence(29)}\` [--requests 400] --clients 12`],
])('does not add up %s', (_of, text) => {
  expect(refusalsOf(`/**\n * ${text}\n */\nconst a = 1;`)).toEqual([]);
});
