import { postMedia } from '../../db/schema/posts';
import { toBytes, drawPicture } from '../../testing/test-files';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Album = Record<string, unknown> & { id: string; photo_album: { image: string; image_org: string }[] };

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const create = (name: string, files: [string, string, Uint8Array<ArrayBuffer>][]) =>
  provider.upload('albums', { type: 'create', album_name: name }, files, asha);
const listAlbums = async (owner: Member, as: Member, form: Record<string, string | number> = {}) =>
  (await provider.call('albums', { type: 'fetch', user_id: owner.id, ...form }, as)).data as Album[];

test('an album of several pictures keeps their order, is read back as an album, and its files can be downloaded', async () => {
  const picture = await drawPicture();
  const { data } = await create(
    'Walks',
    [1, 2, 3].map((number) => ['postPhotos[]', `${number}.jpg`, picture]),
  );
  const album = data as Album;

  expect(album).toMatchObject({ album_name: 'Walks', publisher: { username: 'asha' }, post_likes: '0', post_comments: '0' });
  expect(new Set(album.photo_album.map(({ image }) => image)).size).toBe(3);
  for (const { image, image_org: small } of album.photo_album) {
    for (const path of [new URL(image).pathname, `/${small}`]) expect((await provider.app.inject(path)).statusCode).toBe(200);
  }
  const { pathname } = new URL(album.photo_album[0]?.image ?? '');
  expect((await provider.app.inject(pathname)).headers['content-disposition']).toBeUndefined();
  expect((await provider.app.inject(`${pathname}?download=1`)).headers['content-disposition']).toBe('attachment');
  expect(await provider.call('get-post-data', { post_id: album.id, fetch: 'post_data' }, ben)).toMatchObject({
    post_data: { album_name: 'Walks', photo_album: album.photo_album.map(({ image }) => ({ image })) },
  });
});

test('albums page by the last id, in the older call too', async () => {
  const ids: string[] = [];
  for (let number = 0; number < 4; number += 1) ids.unshift(await addPost(provider, asha.id, { albumName: `Album ${number}` }));
  await addPost(provider, asha.id);

  const first = await listAlbums(asha, ben, { limit: 3, offset: 0 });
  const rest = await listAlbums(asha, ben, { limit: 3, offset: first.at(-1)?.id ?? '' });
  expect([...first, ...rest].map(({ id }) => id)).toEqual(ids);
  expect(await provider.call('get-user-albums', { user_id: asha.id, limit: 2 }, ben)).toMatchObject({
    albums: [{ id: ids[0] }, { id: ids[1] }],
  });
});

test('a private album is listed for its owner only', async () => {
  await addPost(provider, asha.id, { albumName: 'Diary', privacy: 3 });

  expect(await listAlbums(asha, asha)).toHaveLength(1);
  expect(await listAlbums(asha, ben)).toEqual([]);
});

test('three of forty files are refused by name, and the others make the album in their order', async () => {
  const picture = await drawPicture();
  const files = Array.from({ length: 40 }, (_, index): [string, string, Uint8Array<ArrayBuffer>] => [
    'postPhotos[]',
    `${index}.jpg`,
    [7, 21, 39].includes(index) ? toBytes('words') : picture,
  ]);

  const { data, refused_files: refused } = await create('Walks', files);

  expect((data as Album).photo_album).toHaveLength(37);
  expect(refused).toEqual(
    [7, 21, 39].map((index) => ({
      index: String(index),
      error_text: `"${index}.jpg" can not be used here: this kind of file is not supported`,
    })),
  );
});

test('an album of no valid picture, of too many files or with too long a name is refused', async () => {
  const picture = await drawPicture();
  expect(await create('Walks', [['postPhotos[]', 'notes.txt', toBytes('words')]])).toMatchObject(refusal('notes.txt'));
  expect(
    await create(
      'Walks',
      Array.from({ length: 101 }, (_, index) => ['postPhotos[]', `${index}.jpg`, toBytes('x')]),
    ),
  ).toMatchObject(refusal('At most 100 files at once'));
  expect(await create('x'.repeat(121), [['postPhotos[]', 'a.jpg', picture]])).toMatchObject(refusal('album_name'));
  expect(await listAlbums(asha, asha)).toEqual([]);
});

test('a like of an album counts as a like of a post', async () => {
  const id = await addPost(provider, asha.id, { albumName: 'Walks' });
  await provider.call('post-actions', { post_id: id, action: 'like' }, ben);

  expect(await listAlbums(asha, ben)).toMatchObject([{ id, post_likes: '1', is_liked: true }]);
});

describe('changing an album', () => {
  const change = (type: string, form: Record<string, string>, as = asha) => provider.call('albums', { type, ...form }, as);
  const read = async (id: string) => ((await provider.call('get-post-data', { post_id: id }, asha)).post_data ?? {}) as Album;
  async function createThree(): Promise<{ id: string; ids: string[] }> {
    const picture = await drawPicture();
    const { data } = await create(
      'Walks',
      [1, 2, 3].map((number) => ['postPhotos[]', `${number}.jpg`, picture]),
    );
    const { id, photo_album: photos } = data as Album;
    return { id, ids: photos.map((photo) => (photo as unknown as { id: string }).id) };
  }

  test('is refused to other members, for a post that is not an album, and without a name', async () => {
    const { id, ids } = await createThree();
    const post = await addPost(provider, asha.id);
    const forms: [string, Record<string, string>][] = [
      ['edit', { album_name: 'Mine' }],
      ['remove_photo', { photo_id: ids[0]! }],
      ['cover', { photo_id: ids[0]! }],
      ['order', { photos: ids[1]! }],
    ];
    for (const [type, form] of forms) expect(await change(type, { id, ...form }, ben)).toMatchObject(refusal('You are not the author'));
    expect(await change('edit', { id: post, album_name: 'Album' })).toMatchObject(refusal('Album not found'));
    expect(await change('edit', { id, album_name: '  ' })).toMatchObject(refusal('Please enter album name'));
    expect(await read(id)).toMatchObject({ album_name: 'Walks', photo_album: [{}, {}, {}] });
  });

  test('an order ignores unknown ids, and puts unlisted items last', async () => {
    const { id, ids } = await createThree();
    await change('order', { id, photos: [ids[2], '999', ids[0]].join(',') });
    expect((await read(id)).photo_album).toMatchObject([{ id: ids[2] }, { id: ids[0] }, { id: ids[1] }]);
    await provider.upload('albums', { type: 'add', id }, [['postPhotos[]', 'later.jpg', await drawPicture()]], asha);
    expect((await read(id)).photo_album.slice(0, 3)).toMatchObject([{ id: ids[2] }, { id: ids[0] }, { id: ids[1] }]);
    expect(await change('order', { id, photos: 'first,second' })).toMatchObject(refusal('photos'));
  });

  test('a removed photo takes the cover with it, and removing it again changes nothing', async () => {
    const { id, ids } = await createThree();
    expect(await change('cover', { id, photo_id: ids[1]! })).toMatchObject({ data: { album_cover: ids[1] } });
    for (const attempt of [1, 2])
      expect({ attempt, ...(await change('remove_photo', { id, photo_id: ids[1]! })) }).toMatchObject({
        attempt,
        data: { album_cover: '0', photo_album: [{ id: ids[0] }, { id: ids[2] }] },
      });
  });

  test('adding counts the existing items, and a refused file does not affect the others', async () => {
    const { id } = await createThree();
    const files: [string, string, Uint8Array<ArrayBuffer>][] = [
      ['postPhotos[]', 'a.jpg', await drawPicture()],
      ['postPhotos[]', 'notes.txt', toBytes('words')],
    ];
    expect(await provider.upload('albums', { type: 'add', id }, files, asha)).toMatchObject({
      data: { photo_album: [{}, {}, {}, { width: expect.stringMatching(/^\d+$/), time: expect.stringMatching(/^\d+$/) }] },
      refused_files: [{ index: '1' }],
    });
    const values = Array.from({ length: 996 }, () => ({ postId: Number(id), kind: 'image' as const, path: 'a.jpg', fileName: 'a.jpg' }));
    await provider.db.insert(postMedia).values(values);
    expect(await provider.upload('albums', { type: 'add', id }, files, asha)).toMatchObject(refusal('at most 1000'));
    expect((await read(id)).photo_album).toHaveLength(1000);
  });
});
