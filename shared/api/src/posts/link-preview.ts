import { mapped, mediaUrl, object, plainText, text, type Decoder } from '@social/api/wire';

/** A page that a text links to, as readers are shown it. */
export type LinkPreview = {
  /** With `http` or `https`. */
  url: string;
  /** Of its address, to show whose page it is. */
  hostName: string;
  title: string;
  description: string;
  imageUrl: string | null;
};

/** Returns the preview of a link; null without a title, and for an address that is none of a page. */
export function toLinkPreview({ url, ...shown }: Omit<LinkPreview, 'hostName'>): LinkPreview | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || shown.title === '') return null;
  const { href, hostname } = new URL(url);
  return { ...shown, url: href, hostName: hostname.replace(/^www\./, '') };
}

/** Our provider's own; null for the empty array that stands for none. */
export const linkPreview: Decoder<LinkPreview | null> = mapped(
  object({ url: text, title: plainText, description: plainText, image: mediaUrl }),
  ({ image, ...wire }) => toLinkPreview({ ...wire, imageUrl: image }),
);
