import { parseId, type PersonId } from '@social/api';
import { createPost, type NewPost } from './posts/create-post';
import { noExtras } from './posts/post-extras';
import { fakeClient, ok } from './testing/fake-client';

const userId = parseId<PersonId>('7') as PersonId;
const post = (text: string, uploads: NewPost['uploads'] = []) => ({
  ...noExtras,
  ...{ text, uploads, userId, audience: 'everyone' as const, allowsComments: true },
});
const photo = (name: string) => ({ kind: 'photo' as const, file: new File(['x'], name) });

/** Publishes posts under keys. @returns the header of each. */
async function headersOf(sent: { key?: string; content: ReturnType<typeof post> }[]) {
  const { client, requests } = fakeClient(ok({ post_data: null }));
  for (const { key, content } of sent) await createPost(client, content, { idempotencyKey: key });
  return requests.map(({ headers }) => headers?.['Idempotency-Key']);
}

test('the same content under one key has the same header, and changed content another', async () => {
  const [first, again, changed, withPhoto, withAnother] = await headersOf([
    { key: 'k', content: post('Hello') },
    { key: 'k', content: post('Hello') },
    { key: 'k', content: post('Hello!') },
    { key: 'k', content: post('Hello', [photo('a.png')]) },
    { key: 'k', content: post('Hello', [photo('b.png')]) },
  ]);
  expect(first).toMatch(/^k-\w+$/);
  expect(again).toBe(first);
  expect(new Set([first, changed, withPhoto, withAnother]).size).toBe(4);
});

test('a call without a key has no header', async () => {
  expect(await headersOf([{ content: post('Hello') }])).toEqual([undefined]);
});

test('a host that names the lifetime of keys is known to honour them, also after a reply without it', async () => {
  const headers = { 'idempotency-key-lifetime': '86400' };
  const { client } = fakeClient([{ headers, body: ok({ post_data: null }) }, ok({ post_data: null })]);
  expect(client.getKeyLifetimeMs()).toBe(0);
  for (let count = 0; count < 2; count += 1) await createPost(client, post('Hello'));
  expect(client.getKeyLifetimeMs()).toBe(86_400_000);
});
