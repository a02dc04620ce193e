import { findAppRoute } from '@social/api/site/find-app-route';
import { usePageSettings } from '@social/session';
import { PersonAvatar, RelativeTime, RichText, SafeImage, styled } from '@social/ui';
import type { ReactNode } from 'react';
import { rowIdOf, type Entry } from './entry';

export type EntryViewProps = {
  entry: Entry;
  /** A link led here: it is marked. */
  isSought?: boolean;
  /** Stands in place of the text, to change it. */
  editor?: ReactNode;
  actions: ReactNode;
  /** What hangs on the entry: replies. */
  children?: ReactNode;
};

export function authorName({ author }: Entry): string {
  return author?.name ?? 'Someone';
}

/** A comment or reply: who, what, when. */
export function EntryView({ entry, isSought = false, editor, actions, children }: EntryViewProps) {
  const { locale, timeZone, mediaBaseUrl } = usePageSettings();
  const { author, html, plainText, imageUrl, createdAt, createdText, kind } = entry;
  const name = authorName(entry);

  return (
    <Row
      id={rowIdOf(entry)}
      tabIndex={-1}
      aria-current={isSought || undefined}
      aria-label={`${kind === 'comment' ? 'Comment' : 'Reply'} by ${name}`}
    >
      <PersonAvatar name={name} avatarUrl={author?.avatarUrl ?? null} size={kind === 'comment' ? 36 : 28} />
      <Column>
        {editor ?? (
          <Bubble isSought={isSought}>
            <Name dir="auto">{name}</Name>
            <RichText html={html} plainText={plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
            {imageUrl !== null && (
              <Picture>
                <SafeImage src={imageUrl} alt={`Picture by ${name}`} fit="contain" />
              </Picture>
            )}
          </Bubble>
        )}
        <Actions>
          <Time>
            <RelativeTime date={createdAt} fallback={createdText} locale={locale} timeZone={timeZone} length="narrow" />
          </Time>
          {actions}
        </Actions>
        {children}
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

const Bubble = styled('div', { shouldForwardProp: (name) => name !== 'isSought' })<{ isSought: boolean }>(({ theme, isSought }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 1.5),
  borderRadius: '4px 16px 16px 16px',
  backgroundColor: theme.vars.palette.action.hover,
  overflowWrap: 'anywhere',
  ...(isSought && { outline: `2px solid ${theme.vars.palette.primary.main}` }),
}));

const Name = styled('strong')({ display: 'block', fontWeight: 600 });

const Picture = styled('div')(({ theme }) => ({
  width: 240,
  maxWidth: '100%',
  height: 160,
  marginTop: theme.spacing(1),
  borderRadius: 12,
  overflow: 'hidden',
}));

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
