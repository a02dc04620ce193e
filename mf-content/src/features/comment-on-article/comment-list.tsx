import type { BlogComment } from '@social/api/blogs/blog-comment';
import { failureMessage } from '@social/api/failure-message';
import type { ListState } from '@social/data/lists/list-state';
import { useHiddenIds } from '@social/data';
import { t } from '@social/texts';
import { ErrorState, styled, Typography, UnreadableNote } from '@social/ui';
import type { ReactNode } from 'react';
import { ListEndNotice } from '../../lib/list-end-notice';
import { hiddenComments } from './remove-comment';

export type CommentListProps = {
  state: ListState<BlogComment>;
  noun: 'comments' | 'replies';
  renderEntry: (entry: BlogComment) => ReactNode;
};

const names = { comments: t('comments'), replies: t('replies') };

/** Shows a list of comments or replies in each of its states. */
export function CommentList({ state, noun, renderEntry }: CommentListProps) {
  const hiddenIds = useHiddenIds(hiddenComments);

  switch (state.kind) {
    case 'loading':
      return <SecondaryText role="status">{t('Loading...')}</SecondaryText>;
    case 'empty':
      return <SecondaryText>{noun === 'comments' ? t('No comments yet. Write the first one.') : t('No replies.')}</SecondaryText>;
    case 'failed':
      return (
        <ErrorState
          title={noun === 'comments' ? t('The comments could not be loaded') : t('The replies could not be loaded')}
          detail={failureMessage(state.error)}
          onRetry={state.retry}
        />
      );
    case 'ready':
      return (
        <>
          <List aria-label={noun === 'comments' ? t('Comments') : t('Replies')}>
            {state.items.filter(({ id }) => !hiddenIds.has(id)).map(renderEntry)}
          </List>
          <UnreadableNote count={state.unreadableCount} singular={noun === 'comments' ? t('comment') : t('reply')} plural={names[noun]} />
          <ListEndNotice
            key={state.items.length}
            end={state.end}
            noun={names[noun]}
            skeleton={<SecondaryText>{t('Loading...')}</SecondaryText>}
          />
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

const SecondaryText = styled(Typography)<{ role?: string }>(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
