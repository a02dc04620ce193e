import { randomUUID } from 'node:crypto';
import { signInOverApi } from './member';
import { urls } from './stack';

/** A picture of one point: all that a server needs to draw it anew. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A picture as a file picker hands it over. */
export function pictureFile(name: string) {
  return { name, mimeType: 'image/png', buffer: picture };
}

/** Makes an album of a member over the API; nobody else has one of that name. */
export async function makeAlbum(pictureCount: number, username = 'demo'): Promise<{ id: string; name: string }> {
  const { accessToken } = await signInOverApi(urls.production, username);
  const name = `Album ${randomUUID().slice(0, 8)}`;
  const form = new FormData();
  form.set('type', 'create');
  form.set('album_name', name);
  for (let index = 0; index < pictureCount; index += 1) form.append('postPhotos[]', new Blob([picture]), `${index}.png`);
  const reply = await fetch(`${urls.production}/api/albums?access_token=${accessToken}`, { method: 'POST', body: form });
  const { data } = (await reply.json()) as { data: { id: string } };
  return { id: data.id, name };
}

/** An album as the provider writes it, of pictures that a test answers for: under `album-pictures`. */
export function wireAlbum(id: number, pictureCount: number, fields: Record<string, unknown> = {}) {
  const pictures = Array.from({ length: pictureCount }, (_, index) => ({ image: `/album-pictures/${id}-${index}.png`, image_org: '' }));
  return { id: String(id), post_id: String(id), time: '1700000000', album_name: `Album ${id}`, photo_album: pictures, ...fields };
}
