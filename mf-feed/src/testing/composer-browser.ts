import type { PersonId } from '@social/api';
import type { NewPost } from '@social/api/posts/create-post';
import type { Post } from '@social/api/posts/post';
import { createMemberStorage } from '@social/data';
import { createOutbox } from '@social/data/outbox/outbox';
import type { SendContext } from '@social/data/outbox/outbox-sender';
import { createOutboxStorage } from '@social/data/outbox/outbox-storage';
import { fakeClock } from '@social/data/testing/fake-clock';
import { memoryFileStore } from '@social/data/testing/memory-file-store';
import { createComposerStore } from '../features/write-post/composer-store';
import { toNewPost, type PostFields } from '../features/write-post/draft';
import { storedFields } from '../features/write-post/stored-post';

export type Publish = (post: NewPost, context: SendContext) => Promise<Post | null>;

/** A browser in which a member writes posts: what it stores outlives its pages. */
export function composerBrowser(files = memoryFileStore()) {
  const sent: NewPost[] = [];
  let nextId = 0;
  let publish: Publish = () => Promise.resolve(null);
  let isOnline = true;

  function openPage() {
    const outbox = createOutbox<PostFields, Post | null>({
      storage: createOutboxStorage({
        storage: createMemberStorage({ open: () => localStorage }),
        key: 'outbox_posts_1',
        payload: storedFields,
      }),
      files,
      clock: fakeClock(),
      newId: () => `id-${++nextId}`,
      getKeyLifetimeMs: () => 0,
      canSend: () => isOnline,
      runExclusively: (_lane, act) => act(),
      toLane: ({ id }) => id,
      recovery: { kind: 'ask', noun: 'post' },
      send({ payload, files: named }, context) {
        const post = toNewPost(
          payload,
          named.map((one, at) => ({ ...one, file: context.files[at] })),
        );
        sent.push(post);
        return publish(post, context);
      },
    });
    return Object.assign(createComposerStore('1' as PersonId, outbox, files), { outbox });
  }

  return {
    files,
    sent,
    answerWith: (next: Publish) => (publish = next),
    setOnline: (online: boolean) => (isOnline = online),
    openPage,
  };
}

/** Lets everything that is promised without a timer happen. */
export const settle = () => new Promise((resolve) => setTimeout(resolve));
export const png = (name: string) => new File(['png'], name, { type: 'image/png' });
