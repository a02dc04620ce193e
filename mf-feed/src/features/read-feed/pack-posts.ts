import type { Post } from '@social/api/posts/post';

const FORMAT = 'deflate-raw';
/** A moment, as JSON keeps it: nothing in a post looks like it but a `Date`. */
type PackedMoment = { momentMs: number };

/** Posts, packed to about a tenth. */
export async function packPosts(posts: readonly Post[]): Promise<Uint8Array<ArrayBuffer>> {
  return passThrough(JSON.stringify(posts, withMoments), new CompressionStream(FORMAT));
}

/** What `packPosts` packed. */
export async function unpackPosts(bytes: Uint8Array<ArrayBuffer>): Promise<Post[]> {
  const json = await passThrough(bytes, new DecompressionStream(FORMAT));
  return JSON.parse(new TextDecoder().decode(json), withDates) as Post[];
}

/** Whether this browser packs. Safari before 16.4 does not. */
export const canPack = (): boolean => typeof CompressionStream === 'function';

async function passThrough(content: string | Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Response(content).body?.pipeThrough(stream)).arrayBuffer());
}

function withMoments(this: unknown, key: string, value: unknown): unknown {
  // A `Date` has become text by the time it comes as the value.
  const raw = (this as Record<string, unknown>)[key];
  return raw instanceof Date ? ({ momentMs: raw.getTime() } satisfies PackedMoment) : value;
}

function withDates(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'momentMs' in value ? new Date((value as PackedMoment).momentMs) : value;
}
