import EmojiIcon from '@mui/icons-material/AddReactionOutlined';
import { t } from '@social/texts';
import { IconButton, useLazyOverlay } from '@social/ui';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { EmojiPickerProps } from './emoji-picker';

export type EmojiButtonProps = {
  /** The field that receives the emoji at its caret. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The look of the button where it stands among others. */
  as?: ComponentType<{ label: string; icon: ReactNode; onClick: () => void }>;
};

/**
 * A button that opens the emoji picker for a text field; the picker's code and its list are loaded when it is first opened. It is no part of the
 * door of this package: a shared module is in the shell's first load.
 */
export function EmojiButton({ field, as: OpenButton = PlainButton }: EmojiButtonProps) {
  const picker = useLazyOverlay<EmojiPickerProps>(
    t('The emoji'),
    async () => (await import(/* webpackChunkName: 'emoji' */ './emoji-picker')).EmojiPicker,
  );
  return (
    <>
      <OpenButton label={t('Emoji')} icon={<EmojiIcon fontSize="small" />} onClick={() => void picker.open()} />
      {picker.Overlay && <picker.Overlay field={field} onClose={picker.close} />}
    </>
  );
}

function PlainButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <IconButton aria-label={label} title={label} aria-haspopup="dialog" onClick={onClick}>
      {icon}
    </IconButton>
  );
}
