import { t } from '@social/texts';
import { ErrorState, styled, Typography, UnreadableNote } from '@social/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';

type CommentListState<Comment> =
  | { kind: 'loading' | 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; items: readonly Comment[]; unreadableCount: number };

export type CommentListProps<Comment> = {
  kind: 'comment' | 'reply';
  state: CommentListState<Comment>;
  /** Shown instead of a list without entries. */
  empty: ReactNode;
  formatFailure: (error: Error) => string;
  renderComment: (comment: Comment) => ReactNode;
  /** Shown below the last entry. */
  children?: ReactNode;
};

const listTexts = {
  comment: { label: t('Comments'), failed: t('The comments could not be loaded'), one: t('comment'), other: t('comments') },
  reply: { label: t('Replies'), failed: t('The replies could not be loaded'), one: t('reply'), other: t('replies') },
};

/** Shows a list of comments or replies in each of its states. */
export function CommentList<Comment>({ kind, state, empty, formatFailure, renderComment, children }: CommentListProps<Comment>) {
  const texts = listTexts[kind];
  switch (state.kind) {
    case 'loading':
      return <CommentNote role="status">{t('Loading...')}</CommentNote>;
    case 'empty':
      return empty;
    case 'failed':
      return <ErrorState title={texts.failed} detail={formatFailure(state.error)} onRetry={state.retry} />;
    case 'ready':
      return (
        <>
          <List aria-label={texts.label}>{state.items.map(renderComment)}</List>
          <UnreadableNote count={state.unreadableCount} singular={texts.one} plural={texts.other} />
          {children}
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

/** A sentence in place of comments, or next to them. */
export const CommentNote: ComponentType<ComponentProps<typeof Typography>> = styled(Typography)(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
