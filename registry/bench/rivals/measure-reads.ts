import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const SECONDS = 3;
const CONNECTIONS = 32;

/**
 * Requests an address as fast as it answers, with `wrk` (Debian: wrk). `host` is the host name to send, if it differs.
 * @returns answers per second.
 * @throws {Error} if an answer is not 200.
 */
export async function measureReads(url: string, host = new URL(url).host): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', `Host: ${host}`, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
