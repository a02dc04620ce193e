import { randomUUID } from 'node:crypto';
import { callAs, PICTURE, pictures } from './provider-calls';

/** A picture as a file picker hands it over. */
export function pictureFile(name: string) {
  return { name, mimeType: 'image/png', buffer: PICTURE };
}

/** Makes an album of a member, under a name that no other album has. */
export async function createAlbum(pictureCount: number, username = 'demo'): Promise<{ id: string; name: string }> {
  const name = `Album ${randomUUID().slice(0, 8)}`;
  const { data } = await callAs(username, 'albums', { type: 'create', album_name: name, 'postPhotos[]': pictures(pictureCount) });
  return { id: String((data as { id: unknown }).id), name };
}

/** An album as the provider writes it, of pictures that a test answers for: under `album-pictures`. */
export function wireAlbum(id: number, pictureCount: number, fields: Record<string, unknown> = {}) {
  const images = Array.from({ length: pictureCount }, (_, index) => ({ image: `/album-pictures/${id}-${index}.png`, image_org: '' }));
  return { id: String(id), post_id: String(id), time: '1700000000', album_name: `Album ${id}`, photo_album: images, ...fields };
}
