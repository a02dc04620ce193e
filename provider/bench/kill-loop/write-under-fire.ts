import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { NoReplyError, type SignedInMember, type CallReply, type Form } from '../provider-process';

export const KINDS_OF_WRITES = ['post', 'message', 'comment', 'like'] as const;
export type WriteKind = (typeof KINDS_OF_WRITES)[number];
/** A write that the provider acknowledged, so it must never be lost. Its text or key contains `mark`. */
export type Acknowledged = { kind: WriteKind; mark: string; id: string; memberId: string };
export type Call = (type: string, form: Form, as: SignedInMember) => Promise<CallReply>;

const TURNS: WriteKind[] = ['post', 'message', 'message', 'comment', 'like'];
const PAUSE_AFTER_FAULT_MS = 25;
const postReply = z.object({ post_data: z.object({ post_id: z.coerce.string() }) });
const messageReply = z.object({ message_data: z.array(z.object({ id: z.coerce.string() })).length(1) });
const commentReply = z.object({ data: z.object({ id: z.coerce.string() }) });

type Options = { call: Call; member: SignedInMember; peerId: string; name: string; ackFile: string };

/** Creates a member's writer. It writes without pause, and appends each acknowledged write to the ack file before it makes the next. */
export function createWriter({ call, member, peerId, name, ackFile }: Options) {
  let count = 0;
  let lastPostId: string | null = null;
  let isLikeable = false;
  const acknowledged: Acknowledged[] = [];
  /** Messages without an acknowledgement. Each is sent again with the same key and may be stored at most once. */
  const unconfirmed = new Map<string, string>();

  function acknowledge(entry: Omit<Acknowledged, 'memberId'>): void {
    const line: Acknowledged = { ...entry, memberId: member.id };
    appendFileSync(ackFile, `${JSON.stringify(line)}\n`);
    acknowledged.push(line);
  }

  async function sendMessage(mark: string): Promise<boolean> {
    unconfirmed.set(mark, mark);
    const reply = await call('send-message', { user_id: peerId, text: mark, message_hash_id: mark }, member);
    if (!reply.isDone) return false;
    unconfirmed.delete(mark);
    acknowledge({ kind: 'message', mark, id: messageReply.parse(reply.body).message_data[0]?.id ?? '' });
    return true;
  }

  /** Makes the next write. Returns true if it was acknowledged. */
  async function writeOnce(): Promise<boolean> {
    count += 1;
    const mark = `${name}-${count}`;
    const kind = lastPostId === null ? 'post' : (TURNS[count % TURNS.length] ?? 'post');
    if (kind === 'message') return sendMessage(mark);
    if (kind === 'post') {
      const reply = await call('new_post', { postText: `${mark} #underfire`, 'answer[]': ['Yes', 'No'] }, member);
      if (!reply.isDone) return false;
      lastPostId = postReply.parse(reply.body).post_data.post_id;
      isLikeable = true;
      acknowledge({ kind, mark, id: lastPostId });
    } else if (kind === 'comment' && lastPostId) {
      const reply = await call('comments', { type: 'create', post_id: lastPostId, text: mark }, member);
      if (!reply.isDone) return false;
      acknowledge({ kind, mark, id: commentReply.parse(reply.body).data.id });
    } else if (lastPostId && isLikeable) {
      // A like is a toggle, so it is never repeated.
      isLikeable = false;
      const reply = await call('post-actions', { action: 'like', post_id: lastPostId }, member);
      if (!reply.isDone) return false;
      acknowledge({ kind: 'like', mark, id: lastPostId });
    }
    return true;
  }

  return {
    acknowledged,
    unconfirmed,
    /** Writes until stopped, even after failed writes. Returns the number of failures. */
    async writeUntil(isStopped: () => boolean): Promise<number> {
      let failures = 0;
      while (!isStopped()) {
        const isAcknowledged = await writeOnce().catch((error: unknown) => {
          if (error instanceof NoReplyError) return false;
          throw error;
        });
        if (isAcknowledged) continue;
        failures += 1;
        await delay(PAUSE_AFTER_FAULT_MS);
      }
      return failures;
    },
    /** Resends the messages without an acknowledgement, as an app does after an outage. */
    async resend(): Promise<void> {
      for (const mark of [...unconfirmed.keys()]) await sendMessage(mark);
    },
  };
}
