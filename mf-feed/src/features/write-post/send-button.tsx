import { Button, styled, VisuallyHidden } from '@social/ui';
import { useId } from 'react';

export type SendButtonProps = {
  /** Why it does nothing yet; null when it does. */
  whyNot: string | null;
  onSend: () => void;
};

/** Publishes. While there is nothing to publish it can be reached all the same, and says what is missing. */
export function SendButton({ whyNot, onSend }: SendButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Send
        variant="contained"
        aria-disabled={whyNot !== null}
        aria-describedby={reasonId}
        title={whyNot ?? undefined}
        onClick={() => whyNot === null && onSend()}
      >
        Post
      </Send>
      <VisuallyHidden id={reasonId} role="status">
        {whyNot}
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
