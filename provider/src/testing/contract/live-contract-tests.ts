import { readLiveEvents } from '@social/api/live/read-live-events';
import { watchPosts } from '@social/api/live/watch-posts';
import type { LiveEvent } from '@social/api/live/live-event';
import { sendMessage } from '@social/api/chats/send-message';
import type { ContractTests, TestMember } from './test-context';

/** Opens a member's stream. Resolves when it is open. */
async function openEvents({ client }: TestMember) {
  const stopped = new AbortController();
  const received: LiveEvent[] = [];
  let onNews: () => void = () => undefined;
  const streamId = await new Promise<string>((resolve, reject) => {
    readLiveEvents(client, {
      lastPosition: '',
      pageAgeSeconds: 0,
      signal: stopped.signal,
      onOpen: resolve,
      onPosition: () => undefined,
      onEvent(event) {
        received.push(event);
        onNews();
      },
    }).catch(reject);
  });
  return {
    streamId,
    async next(): Promise<LiveEvent> {
      for (;;) {
        const event = received.shift();
        if (event) return event;
        await new Promise<void>((resolve) => (onNews = resolve));
      }
    },
    close: () => stopped.abort(),
  };
}

export const liveContractTests: ContractTests = {
  live_events: async ({ member, nobody, unique }) => {
    const [one, two] = [await member(), await member()];
    const stream = await openEvents(two);
    const sent = await sendMessage(one.client, two.id, { text: 'Hello', hashId: unique('hash') });
    await expect(stream.next()).resolves.toEqual({
      kind: 'message',
      conversation: { kind: 'person', id: one.id },
      messageId: sent.id,
      authorId: one.id,
    });
    stream.close();
    await expect(openEvents({ ...two, client: nobody })).rejects.toMatchObject({ kind: 'signed-out' });
  },

  live_posts: async (context) => {
    const [one, two] = [await context.member(), await context.member()];
    const stream = await openEvents(two);
    const postId = await context.post(one, 'Count me');
    await expect(watchPosts(two.client, stream.streamId, [postId])).resolves.toMatchObject([
      { postId, commentCount: 0, reactions: { like: 0 }, hasLinkPreview: false },
    ]);
    stream.close();
  },
};
