import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { IconButton, PersonAvatar, RelativeTime, styled, Typography, VisuallyHidden, type Theme } from '@social/ui';
import { Link } from '@social/ui/router';
import type { NotificationId } from '@social/api';
import { useRef } from 'react';
import type { NotificationGroup } from './group-notifications';
import { formatSentence, formatPeople } from './format-notification';

type NotificationItemProps = { group: NotificationGroup; onLeave: () => void; onRead: (ids: readonly NotificationId[]) => void };

/** Shows a group of notifications, as a link where it has a page. Opening it marks it as read, and so does its dot where it can be marked. */
export function NotificationItem({ group, onLeave, onRead }: NotificationItemProps) {
  const { path, unreadIds } = group;
  const row = useRef<HTMLLIElement>(null);
  const isUnread = unreadIds.length > 0;

  function handleOpen(): void {
    if (isUnread) onRead(unreadIds);
    onLeave();
  }

  return (
    <Item ref={row} tabIndex={-1}>
      {path === null ? (
        <PlainRow>
          <Content group={group} />
        </PlainRow>
      ) : (
        <LinkRow to={path} onClick={handleOpen}>
          <Content group={group} />
        </LinkRow>
      )}
      {isUnread && (
        <MarkReadButton
          aria-label={t('Mark as read: {people} {sentence}', { people: formatPeople(group.people), sentence: formatSentence(group) })}
          title={t('Mark as read')}
          onClick={() => {
            // The button is about to go.
            row.current?.focus();
            onRead(unreadIds);
          }}
        >
          <Dot />
        </MarkReadButton>
      )}
    </Item>
  );
}

function Content({ group }: { group: NotificationGroup }) {
  const { people, subject, createdAt, createdText, isNew, unreadIds } = group;
  const { locale, timeZone } = usePageSettings();
  const [first] = people;
  return (
    <>
      <PersonAvatar name={first?.name ?? '?'} avatarUrl={first?.avatarUrl ?? null} size={44} />
      <Text>
        <Typography variant="body2">
          <strong dir="auto">{formatPeople(people)}</strong> <span dir="auto">{formatSentence(group)}</span>
        </Typography>
        {subject !== '' && (
          <Subject variant="body2" dir="auto">
            {subject}
          </Subject>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <RelativeTime date={createdAt} fallback={createdText} locale={locale} timeZone={timeZone} />
        </Typography>
      </Text>
      {isNew && <VisuallyHidden>{t('new')}</VisuallyHidden>}
      {isNew && unreadIds.length === 0 && <Dot />}
    </>
  );
}

const Item = styled('li')({ display: 'flex', alignItems: 'center', borderRadius: 12 });

const row = (theme: Theme) =>
  ({ display: 'flex', flex: 1, minWidth: 0, alignItems: 'center', gap: theme.spacing(1.5), padding: theme.spacing(1) }) as const;

const PlainRow = styled('div')(({ theme }) => row(theme));

const LinkRow = styled(Link)(({ theme }) => ({
  ...row(theme),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const Text = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

const Subject = styled(Typography)(({ theme }) => ({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.text.secondary,
}));

const MarkReadButton = styled(IconButton)({ flexShrink: 0, width: 44, height: 44 });

const Dot = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
  forcedColorAdjust: 'none',
}));
