import { execFileSync } from 'node:child_process';
import picocolors from 'picocolors';
import { runCli } from '../run-cli';

async function printCompletion(shell: string): Promise<{ code: number; out: string }> {
  let out = '';
  const code = await runCli(['completion', shell], {
    out: (text) => void (out += text),
    err: () => undefined,
    isInteractive: true,
    cwd: '/',
    environment: {},
    colors: picocolors.createColors(false),
    fetch,
  });
  return { code, out };
}

/** Completes a line as bash does when Tab is pressed at its end. */
function complete(script: string, line: string): string[] {
  const parts = line.split(' ');
  const call = `COMP_WORDS=(${parts.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${parts.length - 1}; _registry; echo "\${COMPREPLY[@]}"`;
  return execFileSync('bash', ['-c', `${script}\n${call}`], { encoding: 'utf8' })
    .trim()
    .split(' ');
}

test('bash completes commands, subcommands and options', async () => {
  const { out } = await printCompletion('bash');

  expect(complete(out, 'registry pi')).toEqual(['pin']);
  expect(complete(out, 'registry token ')).toEqual(expect.arrayContaining(['create', 'list', 'revoke']));
  expect(complete(out, 'registry pin staging mf_feed@0.2.0 --dry')).toEqual(['--dry-run']);
  expect(complete(out, 'registry token create --j')).toEqual(['--json']);
});

test('zsh loads the completion of bash, and fish gets a line for each word', async () => {
  expect((await printCompletion('zsh')).out).toMatch(/^autoload -U \+X bashcompinit/);
  expect((await printCompletion('fish')).out).toContain("complete -c registry -f -n '__fish_use_subcommand' -a pin");
});

test('another shell is wrong usage', async () => {
  expect((await printCompletion('tcsh')).code).toBe(2);
});
