import { styled } from '@social/ui';
import type { ReactNode } from 'react';

export type PostFooterProps = {
  reaction: ReactNode;
  responses: ReactNode;
  saving: ReactNode;
};

/** The row of actions below a post: counted ones first, the private one at the end. */
export function PostFooter({ reaction, responses, saving }: PostFooterProps) {
  return (
    <Footer>
      {reaction}
      {responses}
      <Saving>{saving}</Saving>
    </Footer>
  );
}

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.75, 1.25),
}));

const Saving = styled('div')({ marginInlineStart: 'auto' });
