import { findUnraised } from './find-unraised';
import type { Surface } from './read-surfaces';

const released: Surface = { version: '0.2.0', exports: ['Button', 'Stack'], digest: 'a' };
const problemsOf = (present: Surface, last = released) => findUnraised({ '@social/ui': last }, { '@social/ui': present });

test('the same surface needs no other version', () => {
  expect(problemsOf(released)).toEqual([]);
});

test('a changed surface under the released version is refused, and the message names the versions to choose from', () => {
  expect(problemsOf({ ...released, exports: ['Button', 'Rating', 'Stack'], digest: 'b' })).toEqual([
    '@social/ui 0.2.0 has another public surface than when it was released (added Rating). Raise its version: ' +
      '0.2.1 if remotes of before still work with it, 0.3.0 if not.',
  ]);
});

test.each(['0.2.1', '0.3.0', '1.0.0'])('an export that was added is told by the version %s', (version) => {
  expect(problemsOf({ version, exports: ['Button', 'Rating', 'Stack'], digest: 'b' })).toEqual([]);
});

test('an export that is gone needs a version that remotes of before refuse', () => {
  const present = { exports: ['Button'], digest: 'b' };

  expect(problemsOf({ ...present, version: '0.2.9' })).toEqual([
    '@social/ui 0.2.9 lacks Stack of 0.2.0: its version must be 0.3.0 or higher.',
  ]);
  expect(problemsOf({ ...present, version: '0.3.0' })).toEqual([]);
  expect(problemsOf({ ...present, version: '1.3.0' }, { ...released, version: '1.2.0' })).toHaveLength(1);
});
