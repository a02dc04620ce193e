import sharp from 'sharp';
import { z } from 'zod';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider({ callLimitFactor: 0.1 });
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

/** Creates a picture of one colour: few bytes, even with many pixels. */
async function draw(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#2f6f73' } });
  return new Uint8Array(await picture.png().toBuffer());
}
const publish = (picture: Uint8Array<ArrayBuffer>) => provider.upload('new_post', {}, [['postPhotos[]', 'a.png', picture]], asha);

test('the pixels of a member are limited in time', async () => {
  const picture = await draw(5000, 4000);

  expect(await publish(picture)).toMatchObject({ api_status: 200 });
  expect(await publish(picture)).toMatchObject({ api_status: 200 });
  expect(await publish(picture)).toMatchObject({
    errors: { error_text: 'Too many pictures in a short time. Please try again in 10 min.' },
  });
  provider.passSeconds(601);
  expect(await publish(picture)).toMatchObject({ api_status: 200 });
});

describe('sizes', () => {
  beforeEach(async () => {
    await provider.stop();
    provider = await startProvider();
    asha = await provider.signUp('asha');
  });

  /** Sizes of phones: most cameras, then the largest sensors. */
  test.each([
    [48, 8000, 6000],
    [50, 8160, 6120],
    [108, 12_000, 9000],
    [200, 16_320, 12_240],
  ])('a photo of %d megapixels is taken, and shrunk in little memory', async (_megapixels, width, height) => {
    const photo = sharp({ create: { width, height, channels: 3, background: '#2f6f73' } });
    const bytes = new Uint8Array(await photo.jpeg({ quality: 40 }).toBuffer());
    const before = process.memoryUsage().rss;

    const reply = await provider.upload('new_post', {}, [['postPhotos[]', 'a.jpg', bytes]], asha);

    expect(reply).toMatchObject({ api_status: 200 });
    const {
      data: [row],
    } = z
      .object({ data: z.array(z.object({ postFile: z.string() })) })
      .parse(await provider.call('posts', { type: 'get_news_feed', limit: 1 }, asha));
    const stored = await provider.uploads.get(row?.postFile ?? '');
    expect(stored).not.toBeNull();
    // A decoded photo of 200 megapixels has 600 MB.
    expect(process.memoryUsage().rss - before).toBeLessThan(250 * 1024 * 1024);
  });

  test.each([
    ['a PNG of 101 megapixels', 'png', 10_100, 10_000, '101 megapixels, and a PNG of this kind may have 100'],
    ['a WebP of 41 megapixels', 'webp', 8200, 5000, '41 megapixels, and a WebP of this kind may have 40'],
    ['a JPEG of 257 megapixels', 'jpeg', 25_700, 10_000, '257 megapixels, and a JPEG of this kind may have 256'],
    ['a progressive JPEG of 41 megapixels', 'progressive', 8200, 5000, '41 megapixels, and a JPEG of this kind may have 40'],
  ])('%s is refused with its size and the limit', async (_what, type, width, height, reason) => {
    const picture = sharp({ create: { width, height, channels: 3, background: '#2f6f73' } });
    const encoded =
      type === 'png'
        ? picture.png()
        : type === 'webp'
          ? picture.webp({ effort: 0 })
          : picture.jpeg({ progressive: type === 'progressive' });
    const reply = await publish(new Uint8Array(await encoded.toBuffer()));
    expect(reply).toMatchObject({ errors: { error_text: expect.stringContaining(`"a.png" has too many pixels: ${reason}`) } });
  });
});
