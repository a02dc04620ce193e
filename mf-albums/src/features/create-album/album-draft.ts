import { object, text } from '@social/api/wire';
import { jsonCodec } from '@social/data/drafts/draft-codec';

/** Stores the name until the album is published. */
export const albumNameCodec = jsonCodec<{ name: string }>({
  empty: { name: '' },
  isEmpty: ({ name }) => name.trim() === '',
  decoder: object({ name: text }),
});
