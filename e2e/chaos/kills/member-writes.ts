import { randomUUID } from 'node:crypto';
import type { Credentials } from '../../support/member';
import { ownUrls } from '../../support/own-stack';
import type { Write } from './writer';

const CALL_TIMEOUT_MS = 10_000;

type Reply = Record<string, unknown>;

/** Calls the provider through the edge of the test's own stack. @throws unless the reply confirms the call. */
export async function call({ accessToken }: Credentials, type: string, fields: Record<string, string>, key?: string): Promise<Reply> {
  const answer = await fetch(`${ownUrls.edge}/api/${type}?access_token=${accessToken}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: key === undefined ? {} : { 'idempotency-key': key },
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  const reply = (await answer.json()) as Reply;
  if (Number(reply.api_status) !== 200) throw new Error(`${type} answered ${answer.status}: ${JSON.stringify(reply)}`);
  return reply;
}

export function newPost(author: Credentials): Write {
  const [id, key] = [`post ${randomUUID()}`, randomUUID()];
  return { id, send: async () => void (await call(author, 'new_post', { user_id: author.userId, postText: id, postPrivacy: '3' }, key)) };
}

export function newMessage(from: Credentials, to: Credentials): Write {
  const id = `message ${randomUUID()}`;
  const fields = { user_id: to.userId, text: id, message_hash_id: randomUUID() };
  return { id, send: async () => void (await call(from, 'send-message', fields)) };
}

/** Reads the texts of all posts of a member. */
export async function readPosts(author: Credentials): Promise<string[]> {
  const texts: string[] = [];
  for (let last = '0'; ;) {
    const fields = { type: 'get_user_posts', id: author.userId, limit: '50', after_post_id: last };
    const posts = (await call(author, 'posts', fields)).data as { id: string; Orginaltext?: string; postText: string }[];
    if (posts.length === 0) return texts;
    texts.push(...posts.map(({ Orginaltext, postText }) => Orginaltext ?? postText));
    last = String(posts.at(-1)?.id);
  }
}

/** Reads the texts of all messages of a conversation. */
export async function readMessages(member: Credentials, other: Credentials): Promise<string[]> {
  const texts: string[] = [];
  for (let before = '0'; ;) {
    const fields = { recipient_id: other.userId, limit: '100', ...(before === '0' ? {} : { before_message_id: before }) };
    const messages = (await call(member, 'get_user_messages', fields)).messages as { id: string; text: string }[];
    if (messages.length === 0) return texts;
    texts.push(...messages.map(({ text }) => text));
    before = String(Math.min(...messages.map(({ id }) => Number(id))));
  }
}
