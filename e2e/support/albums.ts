import { randomUUID } from 'node:crypto';
import { callAs, PICTURE, pictures } from './provider-calls';

/** A picture as a file picker provides it. */
export function pictureFile(name: string) {
  return { name, mimeType: 'image/png', buffer: PICTURE };
}

/** Creates an album of a member with a unique name. */
export async function createAlbum(pictureCount: number, username = 'demo'): Promise<{ id: string; name: string }> {
  const name = `Album ${randomUUID().slice(0, 8)}`;
  const { data } = await callAs(username, 'albums', { type: 'create', album_name: name, 'postPhotos[]': pictures(pictureCount) });
  return { id: String((data as { id: unknown }).id), name };
}

/** An album in the provider's form. The test serves its pictures under `album-pictures`. */
export function wireAlbum(id: number, pictureCount: number, fields: Record<string, unknown> = {}) {
  const images = Array.from({ length: pictureCount }, (_, index) => ({ image: `/album-pictures/${id}-${index}.png`, image_org: '' }));
  return { id: String(id), post_id: String(id), time: '1700000000', album_name: `Album ${id}`, photo_album: images, ...fields };
}
