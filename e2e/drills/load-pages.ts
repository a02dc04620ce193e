import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';

export type Load = {
  /** Number of successful requests of each kind. */
  answered: () => Readonly<Record<string, number>>;
  failures: readonly string[];
  /** Finishes the running requests. */
  stop(): Promise<void>;
};

type Ask = { path: string; method?: 'GET' | 'POST'; body?: string };

export type LoadOptions = {
  port: number;
  /** Path of the front's certificate. */
  certificate: string;
  /** Number of visitors who load pages at the same time. */
  clients: number;
  /** True if they also call the provider, which needs its database. */
  hasCalls?: boolean;
};

/** A response of the front. */
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/**
 * Loads pages through the front as many browsers do: the page, one of its scripts, and a call, in sequence on open connections. Any status
 * other than 200 is a failure, recorded with the request and the reason. A call fails only if it fails twice.
 */
export function loadPages({ port, certificate, clients, hasCalls = true }: LoadOptions): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, ca: readFileSync(certificate) });
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  let isStopping = false;

  function send({ path, method = 'GET', body = '' }: Ask): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = body ? { 'content-type': 'application/x-www-form-urlencoded', 'content-length': Buffer.byteLength(body) } : {};
      const sent = request(
        { agent, host: '127.0.0.1', port, path, method, headers: { host: `localhost:${port}`, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
        },
      );
      sent.once('error', reject).end(body);
    });
  }

  async function expectAnswer(kind: string, ask: Ask): Promise<string> {
    try {
      const answer = await send(ask);
      if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${answer.body.toString().slice(0, 200)}`);
      counts[kind] = (counts[kind] ?? 0) + 1;
      return answer.body.toString();
    } catch (error) {
      failures.push(`${kind} ${ask.path}: ${(error as Error).message}`);
      return '';
    }
  }

  /** Repeats an unanswered call once. nginx repeats no POST that was sent, but pages do, with its idempotency key. */
  async function callAsPagesDo(): Promise<void> {
    const call: Ask = { path: '/api/get-site-settings', method: 'POST', body: 'a=1' };
    const first = await send(call).catch(() => null);
    if (first?.status === 200) counts.calls = (counts.calls ?? 0) + 1;
    else await expectAnswer('repeated calls', call);
  }

  async function beOneVisitor(): Promise<void> {
    while (!isStopping) {
      const page = await expectAnswer('pages', { path: '/' });
      const script = findShellScript(page);
      if (script) await expectAnswer('scripts', { path: script });
      if (hasCalls) await callAsPagesDo();
    }
  }

  const visitors = Promise.all(Array.from({ length: clients }, beOneVisitor));
  return {
    answered: () => counts,
    failures,
    async stop() {
      isStopping = true;
      await visitors;
      agent.destroy();
    },
  };
}

/** Finds the first script of the shell in a page. The import map also names scripts without their hash, which are never requested. */
export function findShellScript(page: string): string | undefined {
  return / src="(\/r\/shell\/[^"]+\.js)"/.exec(page)?.[1];
}
