import { getMediaKind } from '../posts/post-media';

/** The kinds that the provider files uploads under. */
export type UploadKind = 'photo' | 'video' | 'audio' | 'file';

/** Returns the kind of a file by the type that the browser knows, otherwise by its name. */
export function toUploadKind({ type, name }: Pick<File, 'name' | 'type'>): UploadKind {
  const [family] = type.split('/');
  if (family === 'image') return 'photo';
  if (family === 'video' || family === 'audio') return family;
  const byName = getMediaKind(name);
  return byName === 'pdf' || type !== '' ? 'file' : byName;
}
