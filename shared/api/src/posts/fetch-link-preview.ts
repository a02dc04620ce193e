import type { ApiClient } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { linkPreview, type LinkPreview } from './link-preview';

const reply = object({ link_preview: objectOrNull(linkPreview) });

/**
 * Fetches the preview of the first link of a text that is being written; null where it has none. A call of our provider's own, which the site
 * settings tell of (`canPreviewLinks`). Repeating it changes nothing.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchLinkPreview(
  client: ApiClient,
  text: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<LinkPreview | null> {
  return (await client.call('fetch_link_preview', { form: { text }, reply, signal })).link_preview;
}
