import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type WrkLoad = { url: string; headers: Record<string, string>; connections: number; seconds: number };
export type WrkResult = { requests: number; perSecond: number; p99: string };

/**
 * Requests an address without pause, with one thread of `wrk` (Debian: wrk).
 * @throws {Error} for failed or missing answers, and for refused or closed connections, because reconnecting would distort the measurement.
 */
export async function runWrk({ url, headers, connections, seconds }: WrkLoad): Promise<WrkResult> {
  const headerOptions = Object.entries(headers).flatMap((pair) => ['-H', pair.join(': ')]);
  const { stdout } = await promisify(execFile)('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...headerOptions, url]);
  if (/Non-2xx|Socket errors: connect (?!0, read 0, write 0)/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(requests > 0)) throw new Error(`${url} was not answered: ${stdout}`);
  return {
    requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '',
  };
}
