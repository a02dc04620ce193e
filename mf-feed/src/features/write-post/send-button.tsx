import { t } from '@social/texts';
import { Button, styled, VisuallyHidden } from '@social/ui';
import { useId } from 'react';

export type SendButtonProps = {
  /** Why the post cannot be sent yet; null when it can. */
  disabledReason: string | null;
  onSend: () => void;
};

/** Publishes the post. While it cannot be sent the button stays focusable and says what is missing. */
export function SendButton({ disabledReason, onSend }: SendButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Send
        variant="contained"
        aria-disabled={disabledReason !== null}
        aria-describedby={reasonId}
        title={disabledReason ?? undefined}
        onClick={() => disabledReason === null && onSend()}
      >
        {t('Post')}
      </Send>
      <VisuallyHidden id={reasonId} role="status">
        {disabledReason}
      </VisuallyHidden>
    </>
  );
}

const Send = styled(Button)(({ theme }) => ({
  '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
    cursor: 'default',
    color: theme.vars.palette.text.secondary,
    background: theme.vars.palette.action.hover,
  },
}));
