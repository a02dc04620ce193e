import { Button, styled } from '@social/ui';

/** A button of the row below a post. */
export const PostButton = styled(Button)(({ theme, color }) => ({
  minWidth: 44,
  minHeight: 40,
  padding: theme.spacing(0.5, 1.25),
  gap: theme.spacing(0.75),
  borderRadius: 999,
  fontVariantNumeric: 'tabular-nums',
  ...(color === 'inherit' && { color: (theme.vars ?? theme).palette.text.secondary }),
}));
