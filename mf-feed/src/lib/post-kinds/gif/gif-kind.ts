import GifIcon from '@mui/icons-material/Gif';
import { mapped, text } from '@social/api/wire';
import { lazyEditor } from '../lazy-editor';
import type { WritableKind } from '../post-kind';

/** A published GIF comes back as a picture among the post's media. */
export const gifKind: WritableKind<'gifUrl'> = {
  label: 'GIF',
  Icon: GifIcon,
  Editor: lazyEditor(async () => (await import('./gif-editor')).GifEditor),
  stored: mapped(text, (url) => url || null),
  isFilled: () => true,
  toSummary: () => 'A GIF',
};
