import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const RESEND_PAUSE_MS = 250;
const CALL_TIMEOUT_MS = 10_000;
const POSTS_PER_PAGE = 50;
/** The servers may still be finding the new primary when the posts are counted. */
const MAX_READS = 120;

export type PostWriter = {
  /** Texts of the acknowledged posts. Each is unique. */
  acknowledged: readonly string[];
  /** Gives up a post that is not acknowledged yet. */
  stop(): Promise<void>;
  /** Compares what the provider has with what was acknowledged. */
  count(): Promise<{ lost: number; doubled: number }>;
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
  const send = (name: string, fields: Record<string, string>, key?: string) =>
    call(edgePort, `${name}?access_token=${String(token)}`, fields, key);
  const acknowledged: string[] = [];
  let isStopping = false;

  async function post(text: string): Promise<void> {
    for (const key = randomUUID(); !isStopping;) {
      try {
        await send('new_post', { user_id: String(memberId), postText: text, postPrivacy: '3' }, key);
        acknowledged.push(text);
        return;
      } catch {
        // A post that is always refused shows as a writer without progress.
        await delay(RESEND_PAUSE_MS);
      }
    }
  }

  async function read(fields: Record<string, string>): Promise<Reply> {
    for (let reads = 1; ; reads += 1) {
      try {
        return await send('posts', fields);
      } catch (error) {
        if (reads === MAX_READS) throw error;
        await delay(RESEND_PAUSE_MS);
      }
    }
  }

  async function readTexts(): Promise<string[]> {
    const texts: string[] = [];
    for (let last = '0'; ;) {
      const fields = { type: 'get_user_posts', id: String(memberId), limit: String(POSTS_PER_PAGE), after_post_id: last };
      const posts = (await read(fields)).data as { id: string; Orginaltext?: string; postText: string }[];
      if (posts.length === 0) return texts;
      texts.push(...posts.map(({ Orginaltext, postText }) => Orginaltext ?? postText));
      last = String(posts.at(-1)?.id);
    }
  }

  async function run() {
    while (!isStopping) await post(`post ${randomUUID()}`);
  }

  const running = run();
  return {
    acknowledged,
    async stop() {
      isStopping = true;
      await running;
    },
    async count() {
      const texts = await readTexts();
      const stored = new Set(texts);
      return { lost: acknowledged.filter((text) => !stored.has(text)).length, doubled: texts.length - stored.size };
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
