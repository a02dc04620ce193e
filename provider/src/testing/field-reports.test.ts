import sharp, { type Sharp } from 'sharp';
import { z } from 'zod';
import { addFollow } from './rows';
import { startProvider, type Member, type RunningProvider } from './start-provider';

/** Reports of other products, tried on this one. `docs/field-reports/media.md` lists them. */
let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeAll(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterAll(() => provider.stop());

const refusal = (text: string) => ({ api_status: '400', errors: { error_text: expect.stringContaining(text) } });
type Bytes = Uint8Array<ArrayBuffer>;
const toBytes = (buffer: Buffer): Bytes => new Uint8Array(buffer);

const draw = (width: number, height: number, background: string) => sharp({ create: { width, height, channels: 3, background } });
const item = z.object({
  id: z.string(),
  image: z.string(),
  image_org: z.string(),
  photo_description: z.string(),
  width: z.string(),
  height: z.string(),
});
const album = z.object({ data: z.object({ id: z.string(), album_cover: z.string(), photo_album: z.array(item) }) });

/** Reads a stored picture by its absolute or relative address. */
async function read(address: string): Promise<Buffer> {
  return (await provider.app.inject(`/${address.replace(/^https?:\/\/[^/]+\//, '')}`)).rawPayload;
}

describe('pictures', () => {
  test('large and small files of a post keep their order, and each its description', async () => {
    const widths = [1800, 40, 1200, 60, 900, 80];
    const files = await Promise.all(
      widths.map(async (width, at): Promise<[string, string, Bytes]> => [
        'postPhotos[]',
        `IMG_${9 - at}.jpg`,
        toBytes(await draw(width, 30, '#2f6f73').jpeg().toBuffer()),
      ]),
    );
    const reply = await provider.upload('new_post', { 'photo_descriptions[]': widths.map((width) => `${width} px`) }, files, asha);
    const { post_data: post } = z.object({ post_data: z.object({ photo_multi: z.array(item) }) }).parse(reply);
    expect(post.photo_multi.map(({ width, photo_description }) => [Number(width), photo_description])).toEqual(
      widths.map((width) => [width, `${width} px`]),
    );
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with orientation %d stands upright, as does its small variant', async (orientation) => {
    // Red above blue, as a person sees it. Orientations from 5 are stored on their side. sharp mirrors before it turns.
    const isTurned = orientation >= 5;
    const upright = await draw(60, 80, '#2040d0')
      .composite([{ input: await draw(60, 40, '#d02030').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const back: Record<number, (picture: Sharp) => Sharp> = {
      2: (picture) => picture.flop(),
      3: (picture) => picture.rotate(180),
      4: (picture) => picture.flip(),
      5: (picture) => picture.rotate(270).flop(),
      6: (picture) => picture.rotate(270),
      7: (picture) => picture.rotate(90).flop(),
      8: (picture) => picture.rotate(90),
    };
    const stored = await (back[orientation]?.(sharp(upright)) ?? sharp(upright))
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect((await sharp(stored).metadata()).width).toBe(isTurned ? 80 : 60);

    const reply = await provider.upload(
      'albums',
      { type: 'create', album_name: 'Turned' },
      [['postPhotos[]', 'a.jpg', toBytes(stored)]],
      asha,
    );
    const [photo] = album.parse(reply).data.photo_album;

    expect([photo?.width, photo?.height]).toEqual(['60', '80']);
    for (const address of [photo?.image ?? '', photo?.image_org ?? '']) {
      const { data } = await sharp(await read(address))
        .extract({ left: 30, top: 10, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect((data[0] ?? 0) > (data[2] ?? 0)).toBe(true);
    }
  });

  test('the same picture twice makes two items, and removing one leaves the other', async () => {
    const same = toBytes(await draw(50, 40, '#2f6f73').jpeg().toBuffer());
    const reply = await provider.upload(
      'albums',
      { type: 'create', album_name: 'Twice' },
      [
        ['postPhotos[]', 'a.jpg', same],
        ['postPhotos[]', 'a.jpg', same],
      ],
      asha,
    );
    const { id, photo_album: items } = album.parse(reply).data;
    const [first, second] = items;
    expect(first?.image).not.toBe(second?.image);
    const { data: left } = album.parse(await provider.call('albums', { type: 'remove_photo', id, photo_id: first?.id ?? '' }, asha));
    expect(left.photo_album.map((one) => one.id)).toEqual([second?.id]);
    expect((await read(second?.image ?? '')).length).toBeGreaterThan(100);
  });
});

describe('pages', () => {
  const newPage = (name: string) => provider.call('create-page', { page_name: name, page_title: 'Walks', page_category: '1' }, asha);

  test('an address that differs only in case is taken, and found in any case', async () => {
    expect(await newPage('Long_Walks')).toMatchObject({ api_status: 200 });
    for (const name of ['long_walks', 'LONG_WALKS', 'Long_Walks']) {
      expect(await newPage(name)).toMatchObject(refusal('taken'));
      expect(await provider.call('get-page-data', { page_name: name }, ben)).toMatchObject({ page_data: { page_name: 'Long_Walks' } });
    }
  });

  test.each(['Гильдии', 'ทดสอบ', 'цт', '🎉', 'a b c', '..', '%2e'])(
    '%j is refused as an address with the rule, and makes no empty one',
    async (name) => {
      expect(await newPage(name)).toMatchObject(refusal('must have 3 to 60 letters, digits or _'));
      expect(await provider.call('get-page-data', { page_name: '' }, asha)).toMatchObject({ api_status: '400' });
    },
  );

  test('a website without a scheme is refused, not stored as an address of this site', async () => {
    const { page_data: page } = z.object({ page_data: z.object({ page_id: z.string() }) }).parse(await newPage('sites'));
    for (const website of ['www.example.org', 'javascript:alert(1)', '//example.org', 'example.org/a']) {
      expect(await provider.call('update-page-data', { page_id: page.page_id, website }, asha)).toMatchObject(
        refusal('must be an address that begins with http'),
      );
    }
  });
});

describe('events', () => {
  const form = {
    event_name: 'Long table',
    event_location: 'The hall',
    event_description: 'Bring a plate',
    event_start_time: '00:00',
    event_end_time: '23:59',
  };
  const announce = (from: string, to = from) =>
    provider.call('create-event', { ...form, event_start_date: from, event_end_date: to }, asha);

  test.each(['0000-01-01', '0001-01-01', '0005-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'an event in %s is refused',
    async (day) => {
      expect(await announce(day)).toMatchObject(refusal('event_start_date: must be in the years 1900 to 2199'));
    },
  );

  test.each(['2027-02-29', '2026-04-31', '2026-13-01', '12026-01-01', '2026-1-1'])('%s is no day', async (day) => {
    expect(await announce(day)).toMatchObject(refusal('must be a date like 2026-05-31'));
  });

  /** The last one is the night in which clocks go back in Europe. */
  test.each(['2028-02-29', '2026-12-31', '2026-10-25'])('an event that fills %s has its first and its last minute', async (day) => {
    const { event_id: id } = z.object({ event_id: z.number() }).parse(await announce(day));
    const { data } = z
      .object({ data: z.object({ starts_at: z.string(), ends_at: z.string() }) })
      .parse(await provider.call('get_event_by_id', { event_id: id }, ben));
    expect(data).toEqual({ starts_at: `${day}T00:00:00`, ends_at: `${day}T23:59:00` });
  });

  test('a guest who takes the answer back is on no list and in no count', async () => {
    const { event_id: id } = z.object({ event_id: z.number() }).parse(await announce('2027-05-01'));
    await addFollow(provider, ben.id, asha.id);
    for (let press = 0; press < 2; press += 1) await provider.call('go-to-event', { event_id: id }, ben);
    expect(await provider.call('get-events', { fetch: 'going' }, ben)).toMatchObject({ going: [] });
    expect(await provider.call('get_event_by_id', { event_id: id }, asha)).toMatchObject({ data: { going_count: '0' } });
    expect(await provider.call('get_event_members', { event_id: id, answer: 'going' }, asha)).toMatchObject({ users: [] });
  });
});

describe('birthdays', () => {
  test.each(['0000-01-01', '1899-12-31', '2026-02-30'])('%s is refused', async (birthday) => {
    expect(await provider.call('update-user-data', { birthday }, asha)).toMatchObject(refusal('birthday: '));
  });
});
