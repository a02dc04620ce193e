import { readdir } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { fingerprintTables } from '../../testing/fingerprint-tables';
import { toBytes, drawPicture } from '../../testing/test-files';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

type Bytes = Uint8Array<ArrayBuffer>;
type Upload = [
  title: string,
  call: string,
  form: Record<string, string>,
  files: [field: string, name: string, content: () => Promise<Bytes> | Bytes][],
  message: string,
];

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
  const ben = await provider.signUp('ben');
  await provider.call('new_post', { postText: 'Hello' }, asha);
  await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
});
afterAll(() => provider.stop());

const html = () => toBytes('<html><script>alert(1)</script></html>');
const svg = () => toBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const cut = async () => (await drawPicture()).slice(0, 300);
const program = () => toBytes(`MZ${'\0'.repeat(400)}`);
/** A file of a few bytes that decodes to 1.2 gigabytes. */
async function bomb(): Promise<Bytes> {
  const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  for (const sideAt of [16, 20]) picture.writeUInt32BE(20_000, sideAt);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return new Uint8Array(picture);
}
const large = () => new Uint8Array(13 * 1024 * 1024);

const uploads: Upload[] = [
  ['a page named a picture', 'new_post', {}, [['postPhotos[]', 'page.jpg', html]], 'page.jpg'],
  ['a drawing with a script', 'new_post', {}, [['postPhotos[]', 'drawing.svg', svg]], 'drawing.svg'],
  ['a picture that is cut off', 'new_post', {}, [['postPhotos[]', 'cut.jpg', cut]], '"cut.jpg" is damaged'],
  ['a decompression bomb', 'new_post', {}, [['postPhotos[]', 'bomb.png', bomb]], 'too many pixels'],
  ['a picture that is too large', 'new_post', {}, [['postPhotos[]', 'large.jpg', large]], '"large.jpg" is too large: at most 12 MB'],
  ['a text named a video', 'new_post', {}, [['postVideo', 'film.mp4', html]], 'film.mp4'],
  ['a picture named an audio file', 'new_post', {}, [['postMusic', 'song.mp3', () => drawPicture()]], 'song.mp3'],
  ['a program', 'new_post', {}, [['postFile', 'tool.exe', program]], 'tool.exe'],
  ['a page as a document', 'new_post', {}, [['postFile', 'page.html', html]], 'page.html'],
  ['nothing', 'new_post', {}, [['postFile', 'nothing.pdf', () => toBytes('')]], '"nothing.pdf" is empty'],
  [
    'a good picture with a bad one',
    'new_post',
    {},
    [
      ['postPhotos[]', 'good.jpg', () => drawPicture()],
      ['postPhotos[]', 'bad.jpg', html],
    ],
    'bad.jpg',
  ],
  [
    'more files than a post takes',
    'new_post',
    {},
    Array.from({ length: 11 }, (_, index) => ['postPhotos[]', `${index}.jpg`, () => drawPicture()]),
    'At most 10 files at once',
  ],
  [
    'a good picture on a page that takes no posts',
    'new_post',
    { page_id: '99' },
    [['postPhotos[]', 'good.jpg', () => drawPicture()]],
    'not allowed to post here',
  ],
  ['a name with a path out of its folder', 'new_post', {}, [['postFile', '../../../etc/passwd', html]], '"passwd" can not be used here'],
  ['an avatar that is a page', 'update-user-data', {}, [['avatar', 'me.png', html]], 'me.png'],
  [
    'a good avatar with a bad cover',
    'update-user-data',
    {},
    [
      ['avatar', 'me.jpg', () => drawPicture()],
      ['cover', 'hill.gif', svg],
    ],
    'hill.gif',
  ],
  [
    'a good avatar with a taken username',
    'update-user-data',
    { username: 'ben' },
    [['avatar', 'me.jpg', () => drawPicture()]],
    'This username is taken already',
  ],
  [
    'a comment with a program for a picture',
    'comments',
    { type: 'create', post_id: '1', text: 'Look' },
    [['image', 'look.png', program]],
    'look.png',
  ],
  [
    'a good picture on a missing post',
    'comments',
    { type: 'create', post_id: '99', text: 'Look' },
    [['image', 'look.jpg', () => drawPicture()]],
    'Post not found',
  ],
  ['a page in a message', 'send-message', { user_id: '2', text: 'Look' }, [['file', 'page.html', html]], 'page.html'],
  [
    'a good picture to a missing member',
    'send-message',
    { user_id: '99', text: 'Look' },
    [['file', 'look.jpg', () => drawPicture()]],
    'User not found',
  ],
  ['a text as a story', 'create-story', { file_type: 'video' }, [['file', 'film.webm', html]], 'film.webm'],
  ['a drawing as the avatar of a group', 'group_chat', { type: 'edit', id: '1' }, [['avatar', 'face.svg', svg]], 'face.svg'],
];

test.each(uploads)('%s is refused, and leaves neither rows nor files', async (_title, call, form, files, message) => {
  const before = await fingerprintTables(provider.db);
  const contents = await Promise.all(
    files.map(async ([field, name, content]): Promise<[string, string, Bytes]> => [field, name, await content()]),
  );

  const reply = await provider.upload(call, form, contents, asha);

  expect(reply).toEqual({ api_status: '400', errors: { error_id: expect.any(Number), error_text: expect.stringContaining(message) } });
  expect(await fingerprintTables(provider.db)).toEqual(before);
  const left = await readdir(provider.config.uploadsDirectory, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
});
