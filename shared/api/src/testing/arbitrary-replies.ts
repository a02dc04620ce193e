import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { wirePerson, wirePost } from './wire-samples';

const sources = join(__dirname, '..');

/**
 * Returns all field names that the decoders of this package read. With only random names, values would never reach below the first level.
 */
function findFieldNames(): string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => /^\w+\/.*\.ts$/.test(name));
  const texts = files.map((name) => readFileSync(join(sources, name), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\b(\w+): /g)].map(([, name = '']) => name)))].sort();
}

const fieldName = fc.constantFrom(...findFieldNames(), '__proto__', 'constructor', 'length', '0', '1');

const scalar = fc.oneof(
  fc.constantFrom<unknown>(null, '', '0', '1', 0, 1, -1, true, false, [], {}, '145', 1e21, '1590676368', 'https://host.example/a.jpg'),
  fc.string(),
  fc.double({ noNaN: true }),
);

/** A value as PHP could print it: known fields, wrong types at every level, and whole posts and people between them. */
const { value } = fc.letrec<{ value: unknown }>((tie) => {
  const record = fc.dictionary(fieldName, tie('value'), { maxKeys: 6 });
  const damaged = (sample: object) => record.map((changes) => ({ ...sample, ...changes }));
  return {
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      scalar,
      record,
      fc.array(tie('value'), { maxLength: 4 }),
      damaged(wirePost),
      damaged(wirePerson),
    ),
  };
});

/** The text of a successful reply whose fields can be anything, or of no reply at all. */
export const arbitraryReply: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.dictionary(fieldName, value, { maxKeys: 8 }).map((fields) => JSON.stringify({ ...fields, api_status: 200 })),
  },
  { weight: 2, arbitrary: value.map((whole) => JSON.stringify(whole)) },
  { weight: 1, arbitrary: fc.string() },
);
