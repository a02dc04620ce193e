import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ObjectStore } from '@social/server-storage/object-store';
import { getContentType } from '../../modules/media/content-types';

export type Picture = { name: string; scene: SceneName; path: string; smallPath: string; widthPx: number; heightPx: number };
export type SeedFile = { path: string; fileName: string };
export type SceneName = keyof typeof scenes;

const lights = ['dawn', 'noon', 'golden', 'dusk', 'night', 'mist'];
const variants = ['1', '2', '3', '4'];
/** The pictures of each scene: `media/photos` has `hills-dawn_image.webp` (1280 by 853 px) and `hills-dawn_image_small.webp` (480 px). */
const scenes = {
  hills: lights,
  mountains: lights,
  sea: lights,
  forest: lights,
  desert: lights,
  city: lights,
  balloons: lights,
  garden: lights,
  plants: variants,
  fruit: variants,
  supper: variants,
  coffee: variants,
  cutouts: variants,
  quilt: variants,
};
export const sceneNames = Object.keys(scenes) as SceneName[];

const directory = join(dirname(fileURLToPath(import.meta.url)), 'media');
const folders = ['photos', 'videos', 'sounds', 'files'];

export const seedMedia = {
  pictures: sceneNames.flatMap((scene) => scenes[scene].map((variant) => toPicture(scene, variant))),
  video: toFile('videos', 'evening-sail.mp4'),
  videoThumbnailPath: 'upload/photos/seed/sea-dusk_image_small.webp',
  sound: toFile('sounds', 'porch-light.mp3'),
  documents: [
    toFile('files', 'spring-walks.pdf'),
    toFile('files', 'concert-programme.pdf'),
    toFile('files', 'long-table-menu.pdf'),
    toFile('files', 'repair-cafe-notes-from-the-first-thursday-of-the-month.pdf'),
  ],
};

/** Copies all files of the seed to the uploads. Repeating it overwrites them with the same content. */
export async function copySeedMedia(uploads: ObjectStore): Promise<void> {
  for (const folder of folders) {
    for (const name of await readdir(join(directory, folder))) {
      const file = join(directory, folder, name);
      await uploads.put(`upload/${folder}/seed/${name}`, { file }, { contentType: getContentType(name) });
    }
  }
}

export function getAvatarPath(username: string): string {
  return `upload/photos/seed/${username}_avatar.webp`;
}

function toPicture(scene: SceneName, variant: string): Picture {
  const name = `${scene}-${variant}`;
  return {
    name,
    scene,
    path: `upload/photos/seed/${name}_image.webp`,
    smallPath: `upload/photos/seed/${name}_image_small.webp`,
    widthPx: 1280,
    heightPx: 853,
  };
}

function toFile(folder: string, fileName: string): SeedFile {
  return { path: `upload/${folder}/seed/${fileName}`, fileName };
}
