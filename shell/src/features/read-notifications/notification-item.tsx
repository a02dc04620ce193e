import { usePageSettings } from '@social/session';
import { PersonAvatar, RelativeTime, styled, Typography, VisuallyHidden, type Theme } from '@social/ui';
import { Link } from '@social/ui/router';
import type { NotificationGroup } from './group-notifications';
import { formatSentence, formatPeople } from './format-notification';

/** Shows a group of notifications, as a link where it has a page. */
export function NotificationItem({ group, onLeave }: { group: NotificationGroup; onLeave: () => void }) {
  if (group.path === null)
    return (
      <PlainRow>
        <Content group={group} />
      </PlainRow>
    );
  return (
    <LinkRow to={group.path} onClick={onLeave}>
      <Content group={group} />
    </LinkRow>
  );
}

function Content({ group }: { group: NotificationGroup }) {
  const { people, subject, createdAt, createdText, isSeen } = group;
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
      {!isSeen && (
        <Dot>
          <VisuallyHidden>new</VisuallyHidden>
        </Dot>
      )}
    </>
  );
}

const row = (theme: Theme) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), padding: theme.spacing(1) });

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

const Dot = styled('span')(({ theme }) => ({
  width: 10,
  height: 10,
  flexShrink: 0,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.main,
  forcedColorAdjust: 'none',
}));
