import { readdir } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { stagedUploads } from '../../db/schema/staged-uploads';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture, toBytes } from '../../testing/test-files';
import { createMediaRemovalRepository } from '../media/media-removal.repository';
import { createMediaRemovalService } from '../media/media-removal.service';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let picture: Uint8Array<ArrayBuffer>;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
  ben = await provider.signUp('ben');
  picture = await drawPicture();
});
afterEach(() => provider.stop());

const DAY_SECONDS = 24 * 3600;

type File = [field: string, name: string, content: Uint8Array<ArrayBuffer>];
const photo = (name = 'a.jpg'): File => ['postPhotos[]', name, picture];
const stage = (id: string, files: File[] = [photo()], as = asha) => provider.upload('stage-upload', { upload_id: id }, files, as);
const publish = (ids: string[], files: File[] = [], form: Record<string, string | string[]> = {}) =>
  provider.upload('new_post', { 'uploads[]': ids, ...form }, files, asha);
const listIds = async (as = asha) =>
  ((await provider.call('get-staged-uploads', {}, as)).uploads as { upload_id: string }[]).map(({ upload_id }) => upload_id);
const feed = async () => (await provider.call('posts', { type: 'get_news_feed' }, asha)).data as Record<string, unknown>[];
const status = async (path: string) => (await provider.app.inject(`/${path}`)).statusCode;
const listPaths = async () => (await provider.db.select().from(stagedUploads)).flatMap(({ path, smallPath }) => [path, smallPath ?? '']);
const refusedWith = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
const NOT_THERE = 'A file of this post is no longer there';

function removeFiles(): Promise<void> {
  const removal = createMediaRemovalRepository(provider.db);
  return createMediaRemovalService({ removal, uploads: provider.uploads }).removeFiles(provider.now());
}

test('staged files are attached in the order in which the post names them, before those that come with it', async () => {
  await stage('upload-a', [photo('a.jpg')]);
  await stage('upload-b', [photo('b.jpg')]);
  expect(await listIds()).toEqual(expect.arrayContaining(['upload-a', 'upload-b']));

  const reply = await publish(['upload-b', 'upload-a'], [photo('c.jpg')], { 'photo_descriptions[]': ['B', '', 'C'] });

  expect(reply).toMatchObject({
    post_data: { photo_multi: [{ photo_description: 'B' }, { photo_description: '' }, { photo_description: 'C' }] },
  });
  expect(await listIds()).toEqual([]);
});

test('a file of a post that was published is not removed with what was staged', async () => {
  await stage('upload-a');
  const paths = await listPaths();
  expect(await publish(['upload-a'])).toMatchObject({ api_status: 200 });

  provider.passSeconds(2 * DAY_SECONDS);
  await removeFiles();

  for (const path of paths) expect([path, await status(path)]).toEqual([path, 200]);
});

test('a repetition changes nothing, and stores no second copy', async () => {
  await stage('upload-a');
  const paths = await listPaths();
  expect(await stage('upload-a')).toMatchObject({ api_status: 200, upload_id: 'upload-a' });
  expect(await listPaths()).toEqual(paths);
});

test('of two calls at once with one id the files of one are removed', async () => {
  await Promise.all([stage('upload-a'), stage('upload-a')]);
  await removeFiles();
  const stored = (await readdir(provider.config.uploadsDirectory, { recursive: true })).filter((name) => name.endsWith('.jpg'));
  expect(stored.toSorted()).toEqual((await listPaths()).toSorted());
});

test('an expired file is refused, removed with its bytes, and can be staged again', async () => {
  await stage('upload-a');
  const paths = await listPaths();
  provider.passSeconds(DAY_SECONDS + 1);

  expect(await publish(['upload-a'])).toMatchObject(refusedWith(NOT_THERE));
  expect(await listIds()).toEqual([]);
  await removeFiles();
  for (const path of paths) expect([path, await status(path)]).toEqual([path, 404]);

  await stage('upload-a');
  expect(await publish(['upload-a'])).toMatchObject({ api_status: 200 });
});

test('a file of another member, an unknown one and one that a post has are refused, and nothing is posted', async () => {
  await stage('upload-b', [photo()], ben);
  expect(await publish(['upload-b'])).toMatchObject(refusedWith(NOT_THERE));
  expect(await publish(['upload-x'])).toMatchObject(refusedWith(NOT_THERE));
  expect(await feed()).toEqual([]);

  await stage('upload-a');
  await publish(['upload-a']);
  expect(await publish(['upload-a'])).toMatchObject(refusedWith(NOT_THERE));
  expect(await feed()).toHaveLength(1);
  expect(await listIds(ben)).toEqual(['upload-b']);
});

test('two posts at once with the same file: one has it, the other is refused', async () => {
  await stage('upload-a');
  const replies = await Promise.all([publish(['upload-a']), publish(['upload-a'])]);
  expect(replies.map(({ api_status }) => String(api_status)).toSorted()).toEqual(['200', '400']);
  expect(await feed()).toHaveLength(1);
});

test('a refused post leaves what was staged', async () => {
  await stage('upload-a');
  expect(await publish(['upload-a'], [], { recipient_id: '999' })).toMatchObject(refusedWith('not allowed'));
  expect(await listIds()).toEqual(['upload-a']);
  expect(await publish(['upload-a'])).toMatchObject({ api_status: 200 });
});

test('files that a post would refuse are refused, and nothing is staged', async () => {
  const hostile: File[] = [
    ['postPhotos[]', 'page.jpg', toBytes('<html><script>alert(1)</script></html>')],
    ['postVideo', 'film.mp4', toBytes('only words')],
    ['postFile', 'tool.exe', toBytes(`MZ${'\0'.repeat(400)}`)],
    ['postFile', 'nothing.pdf', toBytes('')],
    ['postPhotos[]', 'large.jpg', new Uint8Array(12 * 1024 * 1024 + 1)],
  ];
  for (const file of hostile) expect(await stage('upload-a', [file])).toMatchObject(refusedWith(file[1]));
  expect(await stage('upload-a', [])).toMatchObject(refusedWith('must be a file in a field of new_post'));
  expect(await stage('upload-a', [['avatar', 'a.jpg', picture]])).toMatchObject(refusedWith('must be a file in a field of new_post'));
  expect(await stage('upload-a', [photo(), photo()])).toMatchObject(refusedWith('At most 1 files'));
  for (const id of ['short', '../../etc', 'a'.repeat(65)]) expect(await stage(id)).toMatchObject(refusedWith('upload_id'));
  expect(await listIds()).toEqual([]);
});

test('a post has at most ten files, however they were sent', async () => {
  const ids = Array.from({ length: 10 }, (_, at) => `upload-${at}`);
  for (const id of ids) await stage(id);
  expect(await publish(ids, [photo()])).toMatchObject(refusedWith('At most 10 files'));
  expect(await publish([...ids, ...ids])).toMatchObject({ api_status: 200 });
});

test('a member has at most fifty: the oldest makes room, and those of others stay', async () => {
  await stage('upload-of-ben', [photo()], ben);
  const notes: File = ['postFile', 'notes.txt', toBytes('x')];
  for (let number = 0; number <= 50; number++) {
    provider.passSeconds(1);
    await stage(`upload-${number}`, [notes]);
  }
  expect(await listIds()).toEqual(Array.from({ length: 50 }, (_, at) => `upload-${50 - at}`));
  expect(await listIds(ben)).toEqual(['upload-of-ben']);
});

test('a member has at most 256 MB: the oldest makes room', async () => {
  await stage('upload-old');
  await provider.db.update(stagedUploads).set({ sizeBytes: 256 * 1024 * 1024 });
  provider.passSeconds(1);
  await stage('upload-new');
  expect(await listIds()).toEqual(['upload-new']);
});

test('a post of staged files that is repeated under its key is published once', async () => {
  await stage('upload-a');
  const send = () =>
    provider.callAt(`/api/new_post?access_token=${asha.token}`, { 'uploads[]': 'upload-a' }, { headers: { 'idempotency-key': 'post-1' } });
  const [first, second] = [await send(), await send()];
  expect(second.json()).toEqual(first.json());
  expect(first.json()).toMatchObject({ api_status: 200 });
  expect(await feed()).toHaveLength(1);
});

test('released files are removed, files of posts and other members stay, and repeating it changes nothing', async () => {
  for (const id of ['upload-a', 'upload-b', 'upload-c']) await stage(id);
  await stage('upload-a', [photo()], ben);
  const released = await provider.db
    .select()
    .from(stagedUploads)
    .where(and(eq(stagedUploads.id, 'upload-a'), eq(stagedUploads.memberId, Number(asha.id))));
  await publish(['upload-c']);
  const release = () => provider.upload('release-staged-uploads', { 'uploads[]': ['upload-a', 'upload-c', 'upload-none'] }, [], asha);
  for (let time = 0; time < 2; time += 1) expect(await release()).toMatchObject({ api_status: 200 });
  expect(await listIds()).toEqual(['upload-b']);
  expect(await listIds(ben)).toEqual(['upload-a']);
  await removeFiles();
  expect(await Promise.all(released.map(({ path }) => status(path)))).toEqual([404]);
  expect(await feed()).toHaveLength(1);
  expect(await provider.call('release-staged-uploads', { 'uploads[]': '../../etc' }, asha)).toMatchObject(refusedWith('uploads'));
});

test('a signed-out caller can neither stage nor list nor release', async () => {
  for (const call of ['stage-upload', 'get-staged-uploads', 'release-staged-uploads'])
    expect(await provider.call(call, { upload_id: 'upload-a', 'uploads[]': 'upload-a' })).toMatchObject(refusedWith('Not authorized'));
});
