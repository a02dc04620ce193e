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

test.each([
  ['a certificate that is not valid yet', Object.assign(new Error('certificate is not yet valid'), { code: 'CERT_NOT_YET_VALID' })],
  ['an expired certificate', new Error('fetch failed', { cause: Object.assign(new Error('expired'), { code: 'CERT_HAS_EXPIRED' }) })],
  ['a request that S3 refuses for its time', Object.assign(new Error('The difference is too large'), { name: 'RequestTimeTooSkewed' })],
])('%s: says what the clock shows, and to correct it', (_title, failure) => {
  expect(describeFailure(failure)).toMatch(/^This machine's clock says \d{4}-.*Correct the clock/);
});

test('a bug is not described', () => {
  expect(describeFailure(failureOf(() => (null as unknown as () => void)()))).toBeNull();
});
