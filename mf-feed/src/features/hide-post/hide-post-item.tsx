import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { PostId } from '@social/api';
import { t } from '@social/texts';
import { OptionItem } from '../../lib/option-item';
import { hidePostWithUndo } from './hide-post-with-undo';

/** Hides a post. Calls `onSelect` first, so that the menu closes before its post disappears. */
export function HidePostItem({ postId, onSelect }: { postId: PostId; onSelect: () => void }) {
  return (
    <OptionItem icon={<HideIcon fontSize="small" />} onClick={() => (onSelect(), void hidePostWithUndo(postId))}>
      {t('Hide post')}
    </OptionItem>
  );
}
