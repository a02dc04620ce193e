import { encodePlainText } from '../../lib/rich-text';
import type { Gif, GifPage } from './parse-gifs';

export function presentGifPage({ gifs, nextOffset }: GifPage) {
  return { data: gifs.map(presentGif), next_offset: nextOffset === null ? '' : String(nextOffset) };
}

function presentGif({ id, title, url, previewUrl, stillUrl, widthPx, heightPx }: Gif) {
  return { id, title: encodePlainText(title), url, preview: previewUrl, still: stillUrl, width: widthPx, height: heightPx };
}
