import { writeFileSync } from 'node:fs';
import { describeFailure } from './describe-failure';

/** @returns what `work` throws. */
function failureOf(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}

test('a full disk is named, with the settings that choose another', () => {
  const failure = failureOf(() => writeFileSync('/dev/full', 'x'));
  expect(describeFailure(failure)).toMatch(/^The disk of .+ is full\. Free space, or name another disk with DATA_DIR, /);
});

test('a bug is not described', () => {
  expect(describeFailure(failureOf(() => (null as unknown as () => void)()))).toBeNull();
});
