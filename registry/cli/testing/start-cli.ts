import picocolors from 'picocolors';
import { startPinnedRegistry } from '@social/registry/testing/start-registry';
import { runCli } from '../run-cli';

type RunOptions = {
  token?: string | null;
  cwd?: string;
  environment?: NodeJS.ProcessEnv;
  isInteractive?: boolean;
  /** Another address of the registry, as on another machine. */
  address?: string;
};
export type CliResult = { code: number; out: string; err: string };

/** Starts a real registry with 0.1.0 of everything in production, and a command line for it without colours. */
export async function startCli(options?: Parameters<typeof startPinnedRegistry>[0]) {
  const registry = await startPinnedRegistry(options);
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });

  async function run(
    line: string | readonly string[],
    { token = registry.admin, cwd = '/', environment = {}, isInteractive = true, address = url }: RunOptions = {},
  ): Promise<CliResult> {
    const args = typeof line === 'string' ? line.split(' ') : line;
    const result: CliResult = { code: 0, out: '', err: '' };
    result.code = await runCli([...args, '--url', address, ...(token ? ['--token', token] : [])], {
      out: (text) => void (result.out += `${text}\n`),
      err: (text) => void (result.err += `${text}\n`),
      isInteractive,
      cwd,
      environment,
      colors: picocolors.createColors(false),
      fetch: (target, init) => fetch((target instanceof Request ? target.url : String(target)).replace(address, url), init),
    });
    return result;
  }
  return { registry, url, run };
}
