import sharp from 'sharp';
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

test('a picture of more than forty megapixels is refused, and others are not', async () => {
  await provider.stop();
  provider = await startProvider();
  asha = await provider.signUp('asha');

  expect(await publish(await draw(8001, 5000))).toMatchObject({ errors: { error_text: expect.stringContaining('too many pixels') } });
  expect(await publish(await draw(10, 10))).toMatchObject({ api_status: 200 });
});
