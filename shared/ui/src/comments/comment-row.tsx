import { plural, t } from '@social/texts';
import { PersonAvatar, RelativeTime, RichText, styled, type RichTextProps } from '@social/ui';
import type { ReactNode } from 'react';
import { CommentAction } from './comment-action';

export type ShownComment = {
  author: { name: string; avatarUrl: string | null } | null;
  html: string;
  plainText: string;
  createdAt: Date | null;
  /** The provider's text of a time that cannot be read. */
  createdText?: string;
};

export type CommentRowProps = {
  kind: 'comment' | 'reply';
  comment: ShownComment;
  /** The id of the row's element, which gets the focus when the focused button disappears. */
  rowId: string;
  settings: { locale: string; timeZone: string };
  findRoute: RichTextProps['findRoute'];
  /** Highlights the comment that the address links to. */
  isLinked?: boolean;
  /** Shown below the text. */
  attachment?: ReactNode;
  /** Replaces the text while it is edited. */
  editor?: ReactNode;
  actions: ReactNode;
  replies?: { count: number; areShown: boolean; onToggle: () => void };
  /** The replies and what stands below them. */
  children?: ReactNode;
};

export function getAuthorName({ author }: Pick<ShownComment, 'author'>): string {
  return author?.name || t('Someone');
}

/** Shows a comment or reply: author, text, picture, time, actions and replies. */
export function CommentRow(props: CommentRowProps) {
  const { kind, comment, rowId, settings, findRoute, isLinked, attachment, editor, actions, replies, children } = props;
  const { author, html, plainText, createdAt, createdText } = comment;
  const name = getAuthorName(comment);

  return (
    <Row
      id={rowId}
      tabIndex={-1}
      aria-current={isLinked || undefined}
      aria-label={kind === 'comment' ? t('Comment by {name}', { name }) : t('Reply by {name}', { name })}
    >
      <PersonAvatar name={name} avatarUrl={author?.avatarUrl ?? null} size={kind === 'comment' ? 36 : 28} />
      <Column>
        {editor ?? (
          <Bubble>
            <Name dir="auto">{name}</Name>
            <RichText html={html} plainText={plainText} findRoute={findRoute} />
            {attachment}
          </Bubble>
        )}
        <Actions>
          <Time>
            <RelativeTime date={createdAt} {...(createdText !== undefined && { fallback: createdText })} {...settings} length="narrow" />
          </Time>
          {actions}
        </Actions>
        {replies && replies.count > 0 && (
          <CommentAction color="primary" aria-expanded={replies.areShown} onClick={replies.onToggle}>
            {replies.areShown ? t('Hide replies') : plural(replies.count, { one: 'Show {count} reply', other: 'Show {count} replies' })}
          </CommentAction>
        )}
        <Below>{children}</Below>
      </Column>
    </Row>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  alignItems: 'flex-start',
  borderRadius: 16,
  '&:focus:not(:focus-visible)': { outline: 'none' },
}));

const Column = styled('div')({ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start', '& > *': { maxWidth: '100%' } });

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 1.5),
  borderRadius: '4px 16px 16px 16px',
  backgroundColor: theme.vars.palette.action.hover,
  overflowWrap: 'anywhere',
  '[aria-current] > * > &': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

const Name = styled('strong')({ display: 'block', fontWeight: 600 });

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: theme.spacing(0.25, 0.25),
}));

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  marginInline: theme.spacing(0.5),
}));

const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  '&:not(:empty)': { paddingBlock: theme.spacing(0.5) },
}));
