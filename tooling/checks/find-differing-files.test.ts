import { findDifferingFiles } from './find-differing-files';

test('files whose digests differ, and files that one build lacks, are listed', () => {
  const first = new Map([
    ['a.js', '1'],
    ['b.js', '2'],
    ['only-first.js', '3'],
  ]);
  const second = new Map([
    ['a.js', '1'],
    ['b.js', 'other'],
    ['only-second.js', '3'],
  ]);

  expect(findDifferingFiles(first, second)).toEqual(['b.js', 'only-first.js', 'only-second.js']);
  expect(findDifferingFiles(first, first)).toEqual([]);
});
