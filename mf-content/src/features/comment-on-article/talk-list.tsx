import type { BlogComment } from '@social/api/blogs/blog-comment';
import { failureMessage } from '@social/api/failure-message';
import { useHiddenIds } from '@social/session';
import { ErrorState, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { ListEndNotice } from '../../lib/list-end-notice';
import type { ListState } from '../../lib/list-state';
import { leftOutComments } from './remove-comment';

export type TalkListProps = {
  state: ListState<BlogComment>;
  noun: 'comments' | 'replies';
  renderEntry: (entry: BlogComment) => ReactNode;
};

/** Comments or replies that are here, and the way to more of them. */
export function TalkList({ state, noun, renderEntry }: TalkListProps) {
  const leftOut = useHiddenIds(leftOutComments);

  switch (state.kind) {
    case 'loading':
      return <Quiet role="status">Loading...</Quiet>;
    case 'empty':
      return <Quiet>{noun === 'comments' ? 'No comments yet. Write the first one.' : 'No replies.'}</Quiet>;
    case 'failed':
      return <ErrorState title={`The ${noun} could not be loaded`} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <List aria-label={noun === 'comments' ? 'Comments' : 'Replies'}>
            {state.items.filter(({ id }) => !leftOut.has(id)).map(renderEntry)}
          </List>
          <ListEndNotice key={state.items.length} end={state.end} noun={noun} skeleton={<Quiet>Loading...</Quiet>} />
        </>
      );
  }
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Quiet = styled(Typography)<{ role?: string }>(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
