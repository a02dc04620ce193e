import type { ApiClient } from '@social/api';
import { decodeOrNull, id, mapped, object, objectOrNull, reading, type Decoded } from '@social/api/wire';
import { postColor, type PostColor, type PostColorId } from '../posts/post-extras';

export type SiteSettings = {
  /** The backgrounds that a short post may have; a post names one by its `colorId`. */
  postColors: ReadonlyMap<PostColorId, PostColor>;
};

const identified = object({ id: id<PostColorId>() });

/** Written as an object by id, or as a list. */
const postColors = reading((value): SiteSettings['postColors'] => {
  const candidates: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return new Map(
    candidates.flatMap((candidate) => {
      const key = decodeOrNull(identified, candidate)?.id;
      const color = decodeOrNull(postColor, candidate);
      return key && color ? [[key, color] as const] : [];
    }),
  );
});

const config = mapped(object({ post_colors: postColors }), (wire): SiteSettings => ({ postColors: wire.post_colors }));

const reply = object({ config: objectOrNull(config) });

const none: Decoded<typeof config> = { postColors: new Map() };

/**
 * What the site's operator has set. Changes seldom: ask once per page.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchSiteSettings(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<SiteSettings> {
  const { config: settings } = await client.call('get-site-settings', { reply, signal });
  return settings ?? none;
}
