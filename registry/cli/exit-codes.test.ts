import { startCli } from './testing/start-cli';

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

/** Commands in this order on a registry with 0.1.0 of everything in production, with their exit codes and the hints of refusals. */
const table: [command: string, code: number, hint?: RegExp][] = [
  ['--help', DONE],
  ['status', DONE],
  ['status production', DONE],
  ['status nowhere', REFUSED, /registry env list/],
  ['status production surplus', WRONG_USAGE, /--help/],
  ['nonsense', WRONG_USAGE, /--help/],
  ['pin', WRONG_USAGE, /--help/],
  ['pin production mf_feed', WRONG_USAGE, /mf_feed@0\.2\.0/],
  ['pin production mf_feed@9.9.9', REFUSED, /registry publish/],
  ['pin production mf_feed@0.2.0 --dry-run', DONE],
  ['pin production mf_feed@0.2.0', DONE],
  ['pin production mf_feed@0.2.0', DONE],
  ['pin production mf_feed@0.3.0 --based-on 1', REFUSED, /--based-on 2/],
  ['pin production mf_feed@0.3.0 --based-on soon', WRONG_USAGE, /a number such as 7/],
  ['pin production mf_feed@0.3.0 --at yesterday', WRONG_USAGE, /Write a time/],
  ['unpin production mf_chat', REFUSED, /what to do about REG_COMPOSITION_INCOMPLETE/],
  ['unpin production mf_feed', REFUSED, /registry pin … --dry-run/],
  ['rollback production --remote mf_feed', DONE],
  ['rollback production --to 99', REFUSED, /registry history/],
  ['promote production nowhere', REFUSED, /registry env list/],
  ['deprecate mf_feed@0.2.0 --reason old', DONE],
  ['deprecate mf_feed@9.9.9 --reason old', REFUSED, /registry releases/],
  ['withdraw mf_feed@0.3.0 --reason broken', DONE],
  ['withdraw mf_feed@9.9.9 --reason broken', REFUSED, /registry releases/],
  ['withdraw mf_feed@0.2.0', WRONG_USAGE, /--help/],
  ['pin production mf_feed@0.3.0', REFUSED, /registry pin … --dry-run/],
  ['freeze production --until 2020-01-01 --reason late', REFUSED, /docs\/errors\.md says what to do about REG_FREEZE_END_PAST/],
  ['disable production mf_other --reason floods', REFUSED, /registry status/],
  ['history production', DONE],
  ['history production --limit none', WRONG_USAGE, /a number such as 20/],
  ['diff production 1', DONE],
  ['diff production 99', REFUSED, /registry history/],
  ['explain production /', DONE],
  ['releases mf_feed', DONE],
  ['remotes', DONE],
  ['publish /nowhere', WRONG_USAGE, /There is no folder/],
  ['check report smoke --release mf_feed@0.2.0', WRONG_USAGE, /--passed or --failed/],
  ['approve production 7', REFUSED, /registry pending/],
  ['token create --name team', DONE],
  ['token create', WRONG_USAGE, /--help/],
  ['token revoke 0123456789abcdef', REFUSED, /registry token list/],
  ['kit production', REFUSED, /docs\/errors\.md says what to do about REG_KIT_UNKNOWN/],
  ['gc --dry-run', DONE],
  ['completion fish', DONE],
  ['completion tcsh', WRONG_USAGE, /bash/],
];

test('each command ends with the documented exit code, and each refusal says what to do, with --json too', async () => {
  const { run } = await startCli();
  for (const [command, code, hint = /^/] of table) {
    const result = await run(command);
    expect({ command, code: result.code, advice: result.err }).toEqual({ command, code, advice: expect.stringMatching(hint) });
    if (code === DONE) continue;
    // A refused command changes nothing, so it can be repeated.
    const json = await run(`${command} --json`);
    expect({ command, code: json.code }).toEqual({ command, code });
    const { error } = JSON.parse(json.out) as { error: { code: string; message: string; hints: string[] } };
    expect(`${command}: ${error.code} ${error.hints.length}`).toMatch(/: [A-Z_]+ [1-9]$/);
  }
});
