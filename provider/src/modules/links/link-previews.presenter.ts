import { encodePlainText } from '../../lib/rich-text';
import type { WireContext } from '../../wire/wire-context';
import type { LinkPreview } from './link-previews.repository';

/** Presents the preview of the link in a message or a draft. Without a preview it is an empty array, like other missing objects. */
export function presentLinkPreview(preview: LinkPreview | null, wire: WireContext) {
  if (!preview) return [];
  return {
    url: preview.url,
    title: encodePlainText(preview.title),
    description: encodePlainText(preview.description),
    image: wire.mediaUrl(preview.imageSmallPath),
  };
}

/** Presents the preview of a post's link with the contract's names. */
export function presentPostLink(preview: LinkPreview | null, wire: WireContext) {
  return {
    postLink: preview?.url ?? '',
    postLinkTitle: preview && encodePlainText(preview.title),
    postLinkImage: wire.mediaUrl(preview?.imagePath ?? null),
    postLinkContent: encodePlainText(preview?.description ?? ''),
  };
}
