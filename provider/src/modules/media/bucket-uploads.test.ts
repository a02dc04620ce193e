import { startS3Server } from '@social/server-storage/testing/s3-server';
import { sql } from 'drizzle-orm';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';
import { drawPicture } from '../../testing/test-files';
import { createMediaRemovalRepository } from './media-removal.repository';
import { createMediaRemovalService } from './media-removal.service';

let s3: Awaited<ReturnType<typeof startS3Server>>;
let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  s3 = await startS3Server();
  provider = await startProvider({ bucket: s3.settings });
  asha = await provider.signUp('asha');
});
afterEach(async () => {
  await provider.stop();
  await s3.close();
});

const post = async () => provider.uploadRaw('new_post', { postText: 'Look' }, [['postPhotos[]', 'a.jpg', await drawPicture()]], asha);
async function publish() {
  const reply = (await post()).json<{ post_data: { post_id: string } }>();
  return { id: reply.post_data.post_id, addresses: pathsOf(reply) };
}
const pathsOf = (reply: unknown) => [...new Set(JSON.stringify(reply).match(/upload\/[\w/.-]+_image\w*\.jpg/g))].map((path) => `/${path}`);
const read = (url: string, headers: Record<string, string> = {}) => provider.app.inject({ url, headers });
const removeFiles = () =>
  createMediaRemovalService({ removal: createMediaRemovalRepository(provider.db), uploads: provider.uploads }).removeFiles(provider.now());

test('a picture is stored in the bucket and served by the provider, whole or in parts, like a file of the folder', async () => {
  const { addresses } = await publish();
  const [address = ''] = addresses;
  const stored = s3.objects.get(address.slice(1));

  const whole = await read(address);
  expect([whole.statusCode, whole.rawPayload.equals(stored?.bytes ?? Buffer.alloc(0))]).toEqual([200, true]);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(stored?.bytes.byteLength),
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
  });
  const part = await read(address, { range: 'bytes=2-5' });
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 2-5/${stored?.bytes.byteLength}`,
    stored?.bytes.subarray(2, 6),
  ]);
  expect((await read(address, { range: 'bytes=99999999-' })).statusCode).toBe(416);
  expect((await read(`${address}?download`)).headers['content-disposition']).toBe('attachment');
  for (const wrong of ['/upload/photos/none.jpg', '/upload/../x', '/upload/%2e%2e/x', '/upload/.hidden', '/upload/'])
    expect([wrong, (await read(wrong)).statusCode]).toEqual([wrong, 404]);
  expect(provider.logLines.join('')).not.toContain('request errored');
});

test('the files of a post that becomes private move, and go with the post', async () => {
  const { id, addresses } = await publish();
  await provider.call('post-actions', { action: 'edit', post_id: id, text: 'Mine', privacy: '3' }, asha);
  await removeFiles();
  const moved = pathsOf(await provider.call('get-post-data', { post_id: id, fetch: 'post_data' }, asha));

  for (const address of addresses) expect((await read(address)).statusCode).toBe(404);
  for (const address of moved) expect((await read(address)).statusCode).toBe(200);
  await provider.call('post-actions', { action: 'delete', post_id: id }, asha);
  s3.failWith({ status: 503, code: 'SlowDown' });
  await expect(removeFiles()).rejects.toThrow('SlowDown');
  s3.failWith(null);
  await removeFiles();
  expect(s3.objects.size).toBe(0);
});

test('a post that is refused after its files were stored leaves no object', async () => {
  await provider.db.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await provider.db.execute(sql`create trigger no_room before insert on posts for each row execute function no_room()`);

  expect((await post()).statusCode).toBe(507);

  expect(s3.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(2);
  expect(s3.objects.size).toBe(0);
  await provider.db.execute(sql`drop trigger no_room on posts`);
  await provider.db.execute(sql`drop function no_room`);
});

test.each([
  [{ status: 503, code: 'SlowDown' }, 503, '2'],
  [{ status: 403, code: 'AccessDenied' }, 503, '2'],
  [{ status: 507, code: 'StorageFull' }, 507, '60'],
])('while the bucket answers %j, a post is refused and not stored, and can be sent again', async (failure, status, retryAfter) => {
  const { addresses } = await publish();
  s3.failWith(failure);

  const refused = await post();
  const unread = await read(addresses[0] ?? '');

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([status, retryAfter]);
  expect([unread.statusCode, unread.json()]).toEqual([503, { message: 'The file can not be read now.' }]);
  s3.failWith(null);
  expect((await post()).json()).toMatchObject({ api_status: 200 });
  expect(provider.logLines.join('')).toContain(failure.code);
  for (const secret of Object.values(s3.credentials)) expect(provider.logLines.join('')).not.toContain(secret);
});
