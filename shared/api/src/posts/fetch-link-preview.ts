import type { ApiClient } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { linkPreview, type LinkPreview } from './link-preview';

const reply = object({ link_preview: objectOrNull(linkPreview) });

/**
 * Fetches the preview of the first link in a draft. null if it has none. Only our provider has this call (`canPreviewLinks` of the site
 * settings). Repeating it changes nothing.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchLinkPreview(
  client: ApiClient,
  text: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<LinkPreview | null> {
  return (await client.call('fetch_link_preview', { form: { text }, reply, signal })).link_preview;
}
