import { Button, styled } from '@social/ui';
import type { ComponentProps } from 'react';

/** A small text button below a comment. */
export function CommentAction({ color = 'inherit', ...button }: ComponentProps<typeof Button>) {
  return <Action size="small" color={color} {...button} />;
}

const Action = styled(Button)(({ theme, color }) => ({
  ...theme.typography.caption,
  minWidth: 0,
  minHeight: 28,
  padding: theme.spacing(0.25, 0.625),
  fontWeight: 600,
  ...(color === 'inherit' && { color: theme.vars.palette.text.secondary }),
}));
