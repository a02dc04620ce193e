import { z } from 'zod';
import { shorten, toPlainLine } from '../../lib/plain-line';

export type Gif = { id: string; title: string; url: string; previewUrl: string; stillUrl: string; widthPx: number; heightPx: number };
export type GifPage = { gifs: Gif[]; nextOffset: number | null };

const MAX_TITLE_CHARACTERS = 200;
/** The GIPHY host that pages load pictures from. All of GIPHY's hosts have all pictures. */
const MEDIA_URL = 'https://media.giphy.com/media';

const pixels = z.coerce.number().int().positive().max(10_000);
const rendition = z.object({ url: z.string() });
const gif = z.object({
  id: z.string().regex(/^\w{1,64}$/),
  title: z.string().default(''),
  alt_text: z.string().default(''),
  images: z.object({
    fixed_width: rendition.extend({ width: pixels, height: pixels }),
    fixed_width_still: rendition,
    /** At most 2 MB. */
    downsized: rendition,
  }),
});
const total = z.coerce.number().int().min(0);
const reply = z.object({ data: z.array(z.unknown()), pagination: z.object({ total_count: total, count: total }) });

/** Parses a reply of GIPHY. Returns null for an invalid reply, and omits invalid GIFs. */
export function parseGifs(value: unknown, offset: number): GifPage | null {
  const { data: page } = reply.safeParse(value);
  if (!page) return null;
  const next = offset + page.pagination.count;
  return {
    gifs: page.data.flatMap((candidate) => toGif(candidate) ?? []),
    nextOffset: page.pagination.count > 0 && next < page.pagination.total_count ? next : null,
  };
}

function toGif(candidate: unknown): Gif | null {
  const { data: wire } = gif.safeParse(candidate);
  if (!wire) return null;
  const { fixed_width: preview, fixed_width_still: still, downsized } = wire.images;
  const [url, previewUrl, stillUrl] = [downsized, preview, still].map((image) => toMediaUrl(wire.id, image.url));
  if (!url || !previewUrl || !stillUrl) return null;
  const title = shorten(toPlainLine(wire.alt_text || wire.title), MAX_TITLE_CHARACTERS);
  return { id: wire.id, title, url, previewUrl, stillUrl, widthPx: preview.width, heightPx: preview.height };
}

/**
 * Returns the plain address of a rendition, made from its file name. The address in the reply contains a part of the key and of the search,
 * which readers of a post would send to GIPHY.
 */
function toMediaUrl(id: string, address: string): string | null {
  const file = URL.canParse(address) ? new URL(address).pathname.split('/').at(-1) : undefined;
  return file && /^[\w-]{1,64}\.gif$/.test(file) ? `${MEDIA_URL}/${id}/${file}` : null;
}
