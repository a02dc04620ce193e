import type { PersonId } from '@social/api';
import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePost } from '../testing/wire-samples';
import { createPost, type NewPost } from './create-post';
import { noExtras, type PostColorId } from './post-extras';

const plain: NewPost & { userId: PersonId } = {
  userId: '2' as PersonId,
  text: 'Hello',
  uploads: [],
  ...noExtras,
  audience: 'everyone',
  allowsComments: true,
};

test('a text is posted to everyone, and the new post is returned', async () => {
  const { client, requests } = fakeClient(ok({ post_data: wirePost, post_html: '<div>theme</div>' }));

  const published = await createPost(client, plain, { now: () => 5 });

  expect(published).toMatchObject({ id: '145', readAt: 5 });
  expect(readFormFields(requests[0])).toEqual([
    ['user_id', '2'],
    ['postText', 'Hello'],
    ['postPrivacy', '0'],
    ['comments_status', '1'],
  ]);
});

test("all fields of a post are sent under the provider's names", async () => {
  const { client, requests } = fakeClient(ok());

  await createPost(client, {
    ...plain,
    poll: { answers: ['Tea', 'Coffee'], hours: 72 },
    feeling: { kind: 'feeling', value: 'happy' },
    gifUrl: 'https://gifs.example/cat.gif',
    colorId: '3' as PostColorId,
    audience: 'only-me',
    allowsComments: false,
  });

  expect(readFormFields(requests[0]).slice(2)).toEqual([
    ['postPrivacy', '3'],
    ['comments_status', '0'],
    ['answer[]', 'Tea'],
    ['answer[]', 'Coffee'],
    ['poll_ends_in_hours', '72'],
    ['feeling_type', 'feelings'],
    ['feeling', 'happy'],
    ['postSticker', 'https://gifs.example/cat.gif'],
    ['post_color', '3'],
  ]);
});

test('files are sent in their order, each under the field of its kind', async () => {
  const { client, requests } = fakeClient(ok());
  const upload = (kind: 'photo' | 'file', name: string) => ({ kind, file: new File(['x'], name) });

  await createPost(client, { ...plain, uploads: [upload('photo', 'b.png'), upload('photo', 'a.png'), upload('file', 'plan.pdf')] });

  const body = requests[0]?.body;
  const names = body instanceof FormData ? [...body].map(([field, value]) => [field, value instanceof File ? value.name : value]) : [];
  expect(names.slice(-3)).toEqual([
    ['postPhotos[]', 'b.png'],
    ['postPhotos[]', 'a.png'],
    ['postFile', 'plan.pdf'],
  ]);
});

test('photos are sent with their descriptions in the order of the photos, and without the field where none has one', async () => {
  const { client, requests } = fakeClient(ok());
  const photo = (description?: string) => ({ kind: 'photo', file: new File(['x'], 'a.png'), description }) as const;

  await createPost(client, { ...plain, uploads: [photo(), photo('A red kite'), photo('')] });
  await createPost(client, { ...plain, uploads: [photo(), photo('')] });

  const bodies = requests.map(({ body }) => (body instanceof FormData ? body.getAll('photo_descriptions[]') : null));
  expect(bodies).toEqual([['', 'A red kite', ''], []]);
});

test('files that were sent before are named by their ids, and their descriptions come before those of the others', async () => {
  const { client, requests } = fakeClient(ok());
  const stagedUploads = [{ id: 'upload-1', kind: 'photo', description: 'A red kite' } as const];

  await createPost(client, { ...plain, stagedUploads });
  await createPost(client, { ...plain, stagedUploads, uploads: [{ kind: 'photo', file: new File(['x'], 'a.png') }] });

  expect(readFormFields(requests[0]).slice(-2)).toEqual([
    ['uploads[]', 'upload-1'],
    ['photo_descriptions[]', 'A red kite'],
  ]);
  const body = requests[1]?.body;
  expect(body instanceof FormData && [body.getAll('uploads[]'), body.getAll('photo_descriptions[]')]).toEqual([
    ['upload-1'],
    ['A red kite', ''],
  ]);
});

test('a reply without the post resolves to null', async () => {
  await expect(createPost(fakeClient(ok({ api_text: 'success' })).client, plain)).resolves.toBeNull();
});

test("a refusal has the provider's message", async () => {
  const { client } = fakeClient(refusal('a.png is larger than 12 MB'));

  await expect(createPost(client, plain)).rejects.toMatchObject({ kind: 'refused', memberText: 'a.png is larger than 12 MB' });
});
