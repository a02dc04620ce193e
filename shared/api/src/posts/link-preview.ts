import { mapped, mediaUrl, object, plainText, text, type Decoder } from '@social/api/wire';

/** The displayed preview of a page that a text links to. */
export type LinkPreview = {
  /** With `http` or `https`. */
  url: string;
  /** Host name of its address, to show which site it is on. */
  hostName: string;
  title: string;
  description: string;
  imageUrl: string | null;
};

/** Returns the preview of a link. null without a title, or if the address is not a web page. */
export function toLinkPreview({ url, ...shown }: Omit<LinkPreview, 'hostName'>): LinkPreview | null {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url) || shown.title === '') return null;
  const { href, hostname } = new URL(url);
  return { ...shown, url: href, hostName: hostname.replace(/^www\./, '') };
}

/** A field that only our provider has. null for the empty array, which means no preview. */
export const linkPreview: Decoder<LinkPreview | null> = mapped(
  object({ url: text, title: plainText, description: plainText, image: mediaUrl }),
  ({ image, ...wire }) => toLinkPreview({ ...wire, imageUrl: image }),
);
