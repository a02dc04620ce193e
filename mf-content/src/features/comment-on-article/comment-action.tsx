import { Button, styled } from '@social/ui';
import type { ComponentProps } from 'react';

/** What can be done with a comment: quiet words in a row below it. */
export function CommentAction({ color = 'inherit', ...button }: ComponentProps<typeof Button>) {
  return <Action size="small" color={color} {...button} />;
}

const Action = styled(Button)(({ theme, color }) => ({
  ...theme.typography.caption,
  minWidth: 0,
  minHeight: 28,
  padding: theme.spacing(0.25, 0.75),
  fontWeight: 600,
  ...(color === 'inherit' && { color: theme.vars.palette.text.secondary }),
}));
