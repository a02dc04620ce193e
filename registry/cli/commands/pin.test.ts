import { startCli } from '../testing/start-cli';

describe('pin', () => {
  test('prints from and to, the revision, who and why', async () => {
    const { run } = await startCli();
    const { code, out } = await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'new heading']);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        'production 1 → 2  pin by admin: "new heading"',
        '  mf_feed  0.1.0  →  0.2.0',
        "  back: pnpm registry rollback production --reason '…'",
        '',
      ].join('\n'),
    );
  });

  test('that lost a race prints who changed what and why, and the command to continue with', async () => {
    const { run, registry } = await startCli();
    const ana = await registry.tokenFor('Ana', { operate: ['production'] });
    await run(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'for the demo'], { token: ana });

    const { code, out, err } = await run(['pin', 'production', 'mf_feed@0.3.0', '--reason', "for Ben's test", '--based-on', '1']);

    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(/revision 2 .* Ana {2}pin {2}mf_feed 0\.1\.0 → 0\.2\.0\n {4}"for the demo"/);
    expect(err).toContain(`pnpm registry pin production mf_feed@0.3.0 --reason 'for Ben'\\''s test'`);
    expect(err).toContain('--based-on 2');
    expect(err).not.toContain('mfp_');
    expect((await run('status production --json')).out).toContain('"mf_feed": "0.2.0"');
  });

  test.each([
    ['pin production mf_feed', 'written like mf_feed@0.2.0'],
    ['pin production mf_feed@latest', 'written like 1.4.0'],
    ['pin production mf_feed@0.2.0 mf_feed@0.3.0', 'named twice'],
    ['pin production mf_feed@0.2.0 --based-on x', 'A revision is a number'],
    ['pin production', 'missing required argument'],
    ['unplug', 'unknown command'],
    ['unpin production', 'missing required argument'],
    ['rollback production --to 1 --remote mf_feed', 'cannot be used with'],
    ['status --loud', 'unknown option'],
  ])('%s is wrong usage, and changes nothing', async (line, message) => {
    const { run, registry } = await startCli();
    expect(await run(line)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
    expect(await registry.count('revisions')).toBe(1);
  });
});

test('a pin of what runs already ends with 0, planned or not', async () => {
  const { run } = await startCli();
  expect(await run('pin production mf_feed@0.1.0 --dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing would change'),
  });
  expect(await run('pin production mf_feed@0.1.0')).toMatchObject({ code: 0, out: 'production runs this already; nothing to do.\n' });
});

describe('pin --dry-run', () => {
  test('says what would change and what each gate says, changes nothing, and ends with 0', async () => {
    const { run, registry } = await startCli();

    const plan = await run('pin production mf_feed@0.2.0 --dry-run');

    expect(plan.code).toBe(0);
    expect(plan.out).toMatch(/production 1 → 2 {2}would be accepted\n {2}mf_feed {2}0\.1\.0 {2}→ {2}0\.2\.0/);
    expect(plan.out).toContain('✓ singletons');
    expect(await registry.count('revisions')).toBe(1);
  });

  test('ends with 1 and names release, range and owner where a gate refuses; so does the pin', async () => {
    const { run, registry } = await startCli();
    const manifest = { compatibility: { contract: 1, provides: {}, requires: { react: '^99.0.0' } } };
    await registry.publish({ name: 'mf_feed', version: '9.0.0', manifest });

    const plan = await run('pin production mf_feed@9.0.0 --dry-run');
    const pin = await run('pin production mf_feed@9.0.0');

    expect([plan.code, pin.code]).toEqual([1, 1]);
    expect(plan.out).toContain('mf_feed@9.0.0: it requires react ^99.0.0, which the shell does not provide (owner admin)');
    expect(pin.err).toContain('REG_GATE_REFUSED');
    expect(await registry.count('revisions')).toBe(1);
  });
});
