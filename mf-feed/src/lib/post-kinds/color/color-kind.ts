import ColorIcon from '@mui/icons-material/PaletteOutlined';
import type { PostColorId } from '@social/api/posts/post-extras';
import { idOrNull } from '@social/api/wire';
import { t } from '@social/texts';
import { lazyEditor } from '../lazy-editor';
import type { WritableKind } from '../post-kind';
import { canHaveColor } from './can-have-color';

/** Changes how the text looks, so it has no card and is nothing by itself. */
export const colorKind: WritableKind<'colorId'> = {
  label: t('Color'),
  Icon: ColorIcon,
  Editor: lazyEditor(async () => (await import('./color-editor')).ColorEditor),
  stored: idOrNull<PostColorId>(),
  isFilled: () => false,
  toPublished: (colorId, draft) => (canHaveColor(draft) ? colorId : null),
  toChipLabel: (_colorId, draft) => (canHaveColor(draft) ? t('Color') : t('Color: only for short texts')),
};
