import { list, mapped, object, text } from '@social/api/wire';
import { pageStorage, readJson } from '@social/data';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import type { NamedFile } from '@social/data/drafts/draft-files';

/** Stores the name until the album is published. */
export const albumNameCodec = jsonCodec<{ name: string }>({
  empty: { name: '' },
  isEmpty: ({ name }) => name.trim() === '',
  decoder: object({ name: text }),
});

const earlierFiles = mapped(object({ files: list(object({ id: text, name: text })) }), ({ files }) => files);

/** Reads the files that an earlier release stored in one draft with the name. */
export function readEarlierFiles(key: string): NamedFile[] {
  return (readJson(pageStorage, key, earlierFiles) ?? []).map((file) => ({ ...file, type: '' }));
}
