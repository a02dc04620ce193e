import { crc32 } from 'node:zlib';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { z } from 'zod';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeAll(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterAll(() => provider.stop());

type Colour = string | { r: number; g: number; b: number; alpha?: number };
const RED = { r: 208, g: 32, b: 48 };
const one = (width: number, height: number, background: Colour) => sharp({ create: { width, height, channels: 4, background } });

const fileOfPost = z.object({ post_data: z.object({ postFile: z.string() }) });

/** Publishes a picture, and returns the path under which it is stored. */
async function publish(name: string, content: Buffer): Promise<string> {
  const reply = await provider.upload('new_post', {}, [['postPhotos[]', name, new Uint8Array(content)]], asha);
  return fileOfPost.parse(reply).post_data.postFile;
}

async function read(path: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await provider.app.inject(`/${path}`);
  expect(statusCode).toBe(200);
  return rawPayload;
}

/** Returns the colour of a stored picture's pixel. */
async function colourAt(path: string, left: number, top: number) {
  const { data } = await sharp(await read(path))
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0] ?? 0, g: data[1] ?? 0, b: data[2] ?? 0 };
}
const isSimilar = (a: { r: number; g: number; b: number }, b: typeof a, by = 16) =>
  Math.abs(a.r - b.r) <= by && Math.abs(a.g - b.g) <= by && Math.abs(a.b - b.b) <= by;

async function drawMoving(encode: (frames: Sharp) => Sharp): Promise<Buffer> {
  const frames = await Promise.all(['#d02030', '#2040d0', '#20d040'].map((colour) => one(60, 40, colour).png().toBuffer()));
  return encode(sharp(frames, { join: { animated: true } })).toBuffer();
}

/** Encodes an animated PNG of two frames, with a text chunk that says where it was made. */
async function drawAnimatedPng(): Promise<Buffer> {
  const [first, second] = await Promise.all(['#d02030', '#2040d0'].map((colour) => one(60, 40, colour).png().toBuffer()));
  if (!first || !second) throw new Error('There are two frames.');
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const numbers = (...values: number[]) =>
    Buffer.concat(values.map((value) => Buffer.from([value >>> 24, value >>> 16, value >>> 8, value])));
  const control = (sequence: number) => chunk('fcTL', Buffer.concat([numbers(sequence, 60, 40, 0, 0), Buffer.from([0, 10, 0, 100, 0, 0])]));
  const contentOf = (png: Buffer) => {
    const at = png.indexOf('IDAT');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  return Buffer.concat([
    first.subarray(0, 33),
    chunk('acTL', numbers(2, 0)),
    chunk('tEXt', Buffer.from('Location\0Home')),
    control(0),
    chunk('IDAT', contentOf(first)),
    control(1),
    chunk('fdAT', Buffer.concat([numbers(2), contentOf(second)])),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('<script>hidden</script>'),
  ]);
}

test.each([
  ['GIF', 'cat.gif', () => drawMoving((frames) => frames.gif({ delay: [100, 200, 300] }))],
  ['WebP', 'cat.webp', () => drawMoving((frames) => frames.webp({ delay: [100, 200, 300] }))],
])('an animated %s keeps its frames and times, and its first frame is stored beside it', async (_kind, name, draw) => {
  const path = await publish(name, await draw());

  expect(path).toMatch(/_image_moving\.webp$/);
  expect(await sharp(await read(path), { animated: true }).metadata()).toMatchObject({ pages: 3, delay: [100, 200, 300], format: 'webp' });
  const still = path.replace(/\.webp$/, '_small.jpg');
  expect(await sharp(await read(still)).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  expect(isSimilar(await colourAt(still, 5, 5), RED)).toBe(true);
});

test('an animated PNG keeps its frames, without texts and what follows its end', async () => {
  const path = await publish('cat.png', await drawAnimatedPng());

  expect(path).toMatch(/_image_moving\.png$/);
  const { headers } = await provider.app.inject(`/${path}`);
  expect(headers['content-type']).toBe('image/png');
  const stored = await read(path);
  expect(['acTL', 'fcTL', 'fdAT', 'IEND'].every((type) => stored.includes(type))).toBe(true);
  expect(['tEXt', 'Home', 'script'].some((text) => stored.includes(text))).toBe(false);
  expect(isSimilar(await colourAt(path.replace(/\.png$/, '_small.jpg'), 5, 5), RED)).toBe(true);
});

test('an animated PNG that is cut off is refused', async () => {
  const bytes = new Uint8Array((await drawAnimatedPng()).subarray(0, -60));
  const reply = await provider.upload('new_post', {}, [['postPhotos[]', 'cut.png', bytes]], asha);
  expect(reply).toMatchObject({ errors: { error_text: '"cut.png" is damaged' } });
});

test('an avatar stays still', async () => {
  const moving = new Uint8Array(await drawMoving((frames) => frames.gif()));
  await provider.upload('update-user-data', {}, [['avatar', 'me.gif', moving]], asha);
  const { user_data: user } = z
    .object({ user_data: z.object({ avatar_full: z.string() }) })
    .parse(await provider.call('get-user-data', { user_id: asha.id, fetch: 'user_data' }, asha));
  expect(user.avatar_full).toMatch(/_image\.jpg$/);
});

/** Draws a square of one colour in the middle of a transparent picture. */
const drawLogo = async (colour: string, more: OverlayOptions[] = []) =>
  one(100, 100, { r: 0, g: 0, b: 0, alpha: 0 })
    .composite([{ input: await one(40, 40, colour).png().toBuffer(), left: 30, top: 30 }, ...more])
    .png()
    .toBuffer();

test.each<[string, () => Promise<Buffer>, { r: number; g: number; b: number }]>([
  ['white', () => drawLogo('#ffffff'), { r: 43, g: 48, b: 54 }],
  ['nearly white', () => drawLogo('#f4f4ee'), { r: 43, g: 48, b: 54 }],
  ['black', () => drawLogo('#000000'), { r: 255, g: 255, b: 255 }],
  ['coloured', () => drawLogo('#2f9f73'), { r: 255, g: 255, b: 255 }],
  [
    'white and black',
    async () => drawLogo('#ffffff', [{ input: await one(40, 20, '#000000').png().toBuffer(), left: 30, top: 30 }]),
    { r: 131, g: 137, b: 143 },
  ],
])('what is %s on transparency stays visible', async (_colour, draw, background) => {
  const path = await publish('logo.png', await draw());
  expect(isSimilar(await colourAt(path, 5, 5), background, 4)).toBe(true);
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ['CMYK without a profile', (picture) => picture.toColourspace('cmyk').jpeg({ quality: 95 })],
  ['CMYK with a profile', (picture) => picture.withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 })],
  ['Display P3', (picture) => picture.withIccProfile('p3').jpeg({ quality: 95 })],
  ['sixteen bits', (picture) => picture.toColourspace('rgb16').png()],
  ['grey', (picture) => picture.toColourspace('b-w').png()],
])('a picture in %s has its colours', async (kind, encode) => {
  const source = await one(60, 40, RED).flatten().png().toBuffer();
  const path = await publish('red.jpg', await encode(sharp(source)).toBuffer());
  const grey = { r: 100, g: 100, b: 100 };
  expect(isSimilar(await colourAt(path, 5, 5), kind === 'grey' ? grey : RED, 30)).toBe(true);
  expect(await sharp(await read(path)).metadata()).toMatchObject({ space: 'srgb', hasProfile: false });
});
