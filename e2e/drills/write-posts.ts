import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const RESEND_PAUSE_MS = 250;
const CALL_TIMEOUT_MS = 10_000;
/** Number of posts that are sent at the same time, so that a kill meets writes in every state. */
const WRITERS = 4;

export type PostWriter = {
  /** Texts of the acknowledged posts. Each is unique. */
  acknowledged: readonly string[];
  /** Gives up posts that are not acknowledged yet. */
  stop(): Promise<void>;
};

type Reply = Record<string, unknown>;

/**
 * Registers a member who posts without a pause through an edge, and repeats each post under its idempotency key until it is acknowledged,
 * as a page's outbox does.
 */
export async function writePosts(edgePort: number): Promise<PostWriter> {
  const password = randomUUID();
  const registration = { username: 'writer', email: 'writer@example.org', password, confirm_password: password };
  const { access_token: token, user_id: memberId } = await call(edgePort, 'create-account', registration);
  const target = `new_post?access_token=${String(token)}`;
  const acknowledged: string[] = [];
  let isStopping = false;

  async function post(text: string): Promise<void> {
    for (const key = randomUUID(); !isStopping;) {
      try {
        await call(edgePort, target, { user_id: String(memberId), postText: text, postPrivacy: '3' }, key);
        acknowledged.push(text);
        return;
      } catch {
        // A post that is always refused shows as a writer without progress.
        await delay(RESEND_PAUSE_MS);
      }
    }
  }

  async function run() {
    while (!isStopping) await post(`post ${randomUUID()}`);
  }

  const running = Promise.all(Array.from({ length: WRITERS }, run));
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}

/** @throws unless the reply confirms the call. */
async function call(port: number, target: string, fields: Record<string, string>, key?: string): Promise<Reply> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${target}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: key === undefined ? {} : { 'idempotency-key': key },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const reply = (await answer.json()) as Reply;
  if (Number(reply.api_status) !== 200) throw new Error(`The provider answered ${answer.status}: ${JSON.stringify(reply)}`);
  return reply;
}
