import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const SECONDS = 3;
const CONNECTIONS = 32;

/**
 * Asks an address as fast as it answers, with `wrk` (Debian: wrk). `host` is sent as the host name where the address has another.
 * @returns answers per second. @throws {Error} when an answer is no 200.
 */
export async function measureReads(url: string, host = new URL(url).host): Promise<number> {
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '-H', `Host: ${host}`, url]);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
