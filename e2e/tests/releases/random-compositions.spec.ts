import { runScript, slowness } from '../../support/stack';
import { expect, test } from '../../support/test';

test(
  'random compositions, good and bad: what every gate and the smoke test passed shows no error to a member',
  { tag: '@whole' },
  async () => {
    test.setTimeout(480_000 * slowness);
    const { code, stdout, stderr } = await runScript(['check:compositions', '--count', '4', '--seed', '11']);
    expect(code, stdout + stderr).toBe(0);
  },
);
