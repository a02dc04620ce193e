import type { Mode } from '../../wire/quirks';
import { contractTests } from './contract-tests';
import { listCallNames } from './list-call-names';
import { startTestContext, type CreateTransport, type TestContext } from './test-context';

/** Registers the contract tests of every call in one mode. Each mode has its own file, so that Jest runs both in parallel. */
export function testEveryCall(mode: Mode, createTransport?: CreateTransport): void {
  let context: TestContext;
  beforeAll(async () => {
    context = await startTestContext(mode, createTransport);
  });
  afterAll(() => context.stop());

  test('each call that the provider answers has a contract test, and each contract test has a call', async () => {
    const calls = await listCallNames(context.provider);
    const tested = Object.keys(contractTests);
    expect({
      untested: calls.filter((call) => !tested.includes(call)),
      unknown: tested.filter((call) => !calls.includes(call)),
    }).toEqual({ untested: [], unknown: [] });
    expect(calls.length).toBeGreaterThan(100);
  });

  test.each(Object.entries(contractTests))('%s fulfils the contract', (_call, contractTest) => contractTest(context));
}
