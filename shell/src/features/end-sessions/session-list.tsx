import { failureMessage } from '@social/api/failure-message';
import type { SessionRow } from '@social/api/account/sessions';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { t } from '@social/texts';
import { Button, Chip, ErrorState, Skeleton, Stack, styled, Typography, UnreadableNote } from '@social/ui';
import { useSessions } from './use-sessions';

/** Lists the signed-in devices. This one is marked, the others can be signed out. */
export function SessionList() {
  const { sessions, ending } = useSessions();
  if (sessions.isPending) return <Skeleton variant="rounded" height={120} role="status" aria-label={t('Loading your devices')} />;
  if (sessions.isError)
    return (
      <ErrorState
        title={t('Your devices could not be listed')}
        detail={failureMessage(sessions.error)}
        onRetry={() => void sessions.refetch()}
      />
    );

  const others = sessions.data.filter(({ isCurrent }) => !isCurrent);
  // If the provider does not mark the current session, "all others" might include it.
  const isThisKnown = others.length < sessions.data.length;
  return (
    <Stack spacing={1.5}>
      <DeviceList>
        {sessions.data.map((session) => (
          <Device
            key={session.id}
            session={session}
            isEnding={ending.isPending && ending.variables.includes(session)}
            onEnd={() => ending.mutate([session])}
          />
        ))}
      </DeviceList>
      <UnreadableNote count={getUnreadableCount(sessions.data)} singular={t('device')} plural={t('devices')} />
      {isThisKnown && others.length > 0 && (
        <Button
          variant="outlined"
          color="error"
          loading={ending.isPending}
          onClick={() => ending.mutate(others)}
          sx={{ alignSelf: 'start', maxWidth: '100%', whiteSpace: 'normal' }}
        >
          {t('Sign out all other devices')}
        </Button>
      )}
    </Stack>
  );
}

type DeviceProps = { session: SessionRow; isEnding: boolean; onEnd: () => void };

function Device({ session: { platform, browser, lastUsedText, isCurrent }, isEnding, onEnd }: DeviceProps) {
  const name = browser && platform ? t('{browser} on {platform}', { browser, platform }) : browser || platform || t('Unknown device');
  return (
    <li>
      <div>
        <Typography variant="subtitle2" component="span" dir="auto">
          {name}
        </Typography>{' '}
        {isCurrent && <Chip size="small" color="primary" label={t('This device')} />}
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }} dir="auto">
          {t('Last used: {time}', { time: lastUsedText || t('at an unknown time') })}
        </Typography>
      </div>
      {!isCurrent && (
        <Button size="small" loading={isEnding} onClick={onEnd} aria-label={t('Sign out {name}', { name })}>
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

const DeviceList = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    minHeight: 56,
    padding: theme.spacing(1, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));
