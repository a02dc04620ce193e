import { TYPES_ARCHIVE, writeTypesArchive } from '@social/release';
import { writeEntry } from '@social/registry/testing/make-build';
import { startCli } from '../testing/start-cli';

const accepting = (props: string) => ({ 'list.d.ts': `export declare function Region(props: { ${props} }): null;` });
const passing = (props: string) => ({ 'slot-inputs.d.ts': `export type SlotInputs = { 'mf_list/list': { ${props} } };` });
const uses = [{ remote: 'mf_list', expose: './list', contract: 1 }];

/** Starts a registry whose production runs mf_page@1.0.0, which shows `./list` of mf_list@1.0.0. mf_list@2.0.0 requires a limit. */
async function startWithUse() {
  const cli = await startCli();
  async function publish(name: string, version: string, types: Record<string, string> | null) {
    const files = { 'remoteEntry.js': writeEntry(name), ...(types && { [TYPES_ARCHIVE]: writeTypesArchive(types) }) };
    const manifest = name === 'mf_page' ? { consumes: uses } : { exposes: [{ name: './list' as const, files: [] }] };
    expect((await cli.registry.publish({ name, version, files, manifest })).statusCode).toBe(201);
  }
  await publish('mf_list', '1.0.0', accepting('owner: string; limit?: number'));
  await publish('mf_list', '2.0.0', accepting('owner: string; limit: number'));
  await publish('mf_page', '1.0.0', passing('owner: string'));
  expect(await cli.run('pin production mf_list@1.0.0 mf_page@1.0.0')).toMatchObject({ code: 0 });
  return { ...cli, publish };
}

const problem = 'mf_page@1.0.0: it shows ./list of mf_list@2.0.0: prop "limit" is required, and it is not passed';

test('a plan names the prop that the new release no longer gets, and would be refused', async () => {
  const { run } = await startWithUse();

  const { code, out } = await run('pin production mf_list@2.0.0 --dry-run');

  expect(code).toBe(1);
  expect(out).toContain('would be refused');
  expect(out).toContain(`✗ types\n      ${problem}`);
  expect(out).toContain('✓ exposes');
});

test('a pin is refused for the same reason, changes nothing, and --skip-gate types pins all the same', async () => {
  const { run } = await startWithUse();

  expect(await run('pin production mf_list@2.0.0')).toMatchObject({ code: 1, out: expect.stringContaining(problem) });
  expect((await run('status production --json')).out).toContain('"mf_list": "1.0.0"');
  expect((await run('pin production mf_list@2.0.0 --skip-gate types --dry-run')).out).toContain('! types (skipped)');
  expect((await run('pin production mf_list@2.0.0 --skip-gate types')).code).toBe(0);
});

test('a consumer that passes what is required is accepted together with it', async () => {
  const { run, publish } = await startWithUse();
  await publish('mf_page', '1.1.0', passing('owner: string; limit: number'));

  const { code, out } = await run('pin production mf_list@2.0.0 mf_page@1.1.0 --dry-run');

  expect([code, out]).toEqual([0, expect.stringContaining('✓ types')]);
});

test('a release without types is not compared, which the plan says', async () => {
  const { run, publish } = await startWithUse();
  await publish('mf_page', '1.1.0', null);
  await publish('mf_list', '3.0.0', null);

  expect(await run('pin production mf_page@1.1.0 --dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('not compared: mf_page@1.1.0 shows ./list of mf_list@1.0.0: mf_page does not say what it passes'),
  });
  expect((await run('pin production mf_list@3.0.0 --dry-run')).out).toContain('mf_list has no types');
});

test('a plan that concerns no use has no line about types, and JSON has none', async () => {
  const { run } = await startWithUse();

  expect((await run('pin production mf_feed@0.2.0 --dry-run')).out).not.toContain('types');
  expect(JSON.parse((await run('pin production mf_feed@0.2.0 --dry-run --json')).out)).toMatchObject({ types: null });
  expect(JSON.parse((await run('pin production mf_list@2.0.0 --dry-run --json')).out)).toMatchObject({ types: { status: 'refused' } });
});
