import { findAppRoute } from '@social/api/site/find-app-route';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { PersonAvatar, RelativeTime, RichText, SafeImage, styled } from '@social/ui';
import type { ReactNode } from 'react';
import { toRowId, type Entry } from './entry';

export type EntryViewProps = {
  entry: Entry;
  /** Highlights the entry that the address links to. */
  isLinked?: boolean;
  /** Replaces the text while it is edited. */
  editor?: ReactNode;
  actions: ReactNode;
  /** The replies. */
  children?: ReactNode;
};

export function getAuthorName({ author }: Entry): string {
  return author?.name ?? t('Someone');
}

/** Shows a comment or reply: author, text, picture and time. */
export function EntryView({ entry, isLinked = false, editor, actions, children }: EntryViewProps) {
  const { locale, timeZone, mediaBaseUrl } = usePageSettings();
  const { author, html, plainText, imageUrl, createdAt, createdText, kind } = entry;
  const name = getAuthorName(entry);

  return (
    <Row
      id={toRowId(entry)}
      tabIndex={-1}
      aria-current={isLinked || undefined}
      aria-label={kind === 'comment' ? t('Comment by {name}', { name }) : t('Reply by {name}', { name })}
    >
      <PersonAvatar name={name} avatarUrl={author?.avatarUrl ?? null} size={kind === 'comment' ? 36 : 28} />
      <Column>
        {editor ?? (
          <Bubble isLinked={isLinked}>
            <Name dir="auto">{name}</Name>
            <RichText html={html} plainText={plainText} findRoute={(href) => findAppRoute(href, mediaBaseUrl)} />
            {imageUrl !== null && (
              <Picture>
                <SafeImage src={imageUrl} alt={t('Picture by {name}', { name })} fit="contain" />
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

const Bubble = styled('div', { shouldForwardProp: (name) => name !== 'isLinked' })<{ isLinked: boolean }>(({ theme, isLinked }) => ({
  ...theme.typography.body2,
  padding: theme.spacing(1, 1.5),
  borderRadius: '4px 16px 16px 16px',
  backgroundColor: theme.vars.palette.action.hover,
  overflowWrap: 'anywhere',
  ...(isLinked && { outline: `2px solid ${theme.vars.palette.primary.main}` }),
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
