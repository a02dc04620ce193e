import { styled } from '@social/ui';
import type { ReactNode } from 'react';

export type PostFooterProps = {
  /** First what everybody sees the count of, then what is the reader's alone. */
  reaction: ReactNode;
  answers: ReactNode;
  keeping: ReactNode;
};

/** The row of what a reader can do with a post. */
export function PostFooter({ reaction, answers, keeping }: PostFooterProps) {
  return (
    <Footer>
      {reaction}
      {answers}
      <Keeping>{keeping}</Keeping>
    </Footer>
  );
}

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.75, 1.25),
}));

const Keeping = styled('div')({ marginInlineStart: 'auto' });
