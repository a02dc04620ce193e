import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { gallery, type SceneName } from './art/gallery';
import { drawPortrait } from './art/portrait';
import { writePdf } from './pdf';
import { people } from './people';

export type Picture = { name: string; scene: SceneName; path: string; smallPath: string };
export type SeedFile = { path: string; fileName: string };
export type SeedMedia = {
  faces: Map<string, string>;
  pictures: Picture[];
  video: SeedFile;
  videoThumbnail: string;
  sound: SeedFile;
  documents: SeedFile[];
};

const FACE_SIDE_PX = 400;
const SMALL_WIDTH_PX = 480;
const here = dirname(fileURLToPath(import.meta.url));

const documents: { fileName: string; title: string; lines: string[] }[] = [
  {
    fileName: 'spring-walks.pdf',
    title: 'Spring walks',
    lines: [
      '1. Along the canal: 6 km, flat, two bakeries',
      '2. Up to the old fort: 9 km, steep, one view',
      '3. Through the orchards: 8 km, best in April',
      '',
      'Bring water, a map, and someone who stops for birds.',
    ],
  },
  {
    fileName: 'concert-programme.pdf',
    title: 'Concert in the park',
    lines: [
      'Sunday at five, by the pond',
      '',
      'Slow dance for strings',
      'Four folk songs, arranged by Thursday',
      'Pause: biscuits',
      'Porch Light',
      '',
      'Please bring a chair, and pegs.',
    ],
  },
  {
    fileName: 'long-table-menu.pdf',
    title: 'Long table',
    lines: ['Bread, third attempt', 'Chickpeas, spinach, lemon', 'Plum cake', '', 'Forty chairs, one pot. Come hungry.'],
  },
  {
    fileName: 'repair-cafe-notes-from-the-first-thursday-of-the-month.pdf',
    title: 'Repair Café: notes',
    lines: [
      'Mended: nine lamps, one toaster, one music box',
      'Not mended: one umbrella, with regret',
      'Needed: a 3 mm screw with a left thread',
      '',
      'Next evening: Thursday at six.',
    ],
  },
];

/** Draws and writes every file of the seed. The names are always the same: doing it again writes the same files over. */
export async function writeSeedMedia(uploadsDirectory: string): Promise<SeedMedia> {
  const put = async (path: string, content: Buffer) => {
    const target = join(uploadsDirectory, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    return path;
  };
  const bring = async (file: string, path: string) => {
    await mkdir(dirname(join(uploadsDirectory, path)), { recursive: true });
    await copyFile(join(here, 'media', file), join(uploadsDirectory, path));
    return path;
  };

  const faces = await inPairs(people, async ({ username, face }) => {
    const image = await sharp(Buffer.from(drawPortrait(face)))
      .resize(FACE_SIDE_PX)
      .webp({ quality: 90 })
      .toBuffer();
    return [username, await put(`upload/photos/seed/${username}_avatar.webp`, image)] as const;
  });
  const pictures = await inPairs(gallery(), async ({ name, scene, svg }): Promise<Picture> => {
    const drawn = sharp(Buffer.from(svg()));
    const [large, small] = await Promise.all([
      drawn.clone().jpeg({ quality: 86 }).toBuffer(),
      drawn.clone().resize(SMALL_WIDTH_PX).jpeg({ quality: 80 }).toBuffer(),
    ]);
    return {
      name,
      scene,
      path: await put(`upload/photos/seed/${name}_image.jpg`, large),
      smallPath: await put(`upload/photos/seed/${name}_image_small.jpg`, small),
    };
  });
  const files = await inPairs(documents, async ({ fileName, title, lines }) => ({
    fileName,
    path: await put(`upload/files/seed/${fileName}`, writePdf(title, lines)),
  }));
  return {
    faces: new Map(faces),
    pictures,
    documents: files,
    video: { path: await bring('evening-sail.mp4', 'upload/videos/seed/evening-sail.mp4'), fileName: 'evening-sail.mp4' },
    videoThumbnail: 'upload/photos/seed/sea-dusk_image_small.jpg',
    sound: { path: await bring('porch-light.mp3', 'upload/sounds/seed/porch-light.mp3'), fileName: 'porch-light.mp3' },
  };
}

/** Four at a time: drawing fills the cores without holding every picture in memory. */
async function inPairs<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < items.length; start += 4) results.push(...(await Promise.all(items.slice(start, start + 4).map(work))));
  return results;
}
