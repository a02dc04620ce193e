import { t } from '@social/texts';
import { Button, PersonAvatar, Skeleton, Stack, styled, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useSignedInPerson } from '../../lib/use-signed-in-person';
import { profilePath } from '../../routes';
import { AccountMenu } from './account-menu';

/** Shows the signed-in member, with a link to the profile and the account menu. A failed refetch keeps the member shown. */
export function AccountCard() {
  const person = useSignedInPerson();
  // Not `isError`: during a refetch the message stays, so that screen readers do not repeat it.
  const hasFailed = !person.data && person.errorUpdateCount > 0;
  return (
    <div>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <ProfileLink to={profilePath} aria-label={person.data ? undefined : t('Your profile')}>
          <PersonAvatar name={person.data?.name ?? ''} avatarUrl={person.data?.avatarUrl ?? null} size={40} />
          <Names>
            {person.data || hasFailed ? <MemberNames name={person.data?.name} username={person.data?.username} /> : <Skeleton width={96} />}
          </Names>
        </ProfileLink>
        <AccountMenu />
      </Stack>
      {hasFailed && <AccountError isRetrying={person.isFetching} onRetry={() => void person.refetch()} />}
    </div>
  );
}

function AccountError({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <Stack role="alert" direction="row" spacing={1} sx={{ alignItems: 'center', paddingInlineStart: 0.75 }}>
      <Typography variant="caption" sx={{ flex: 1 }}>
        {t('Your name and picture could not be loaded.')}
      </Typography>
      <Button size="small" loading={isRetrying} onClick={onRetry}>
        {t('Retry')}
      </Button>
    </Stack>
  );
}

function MemberNames({ name = t('Your profile'), username }: { name?: string; username?: string }) {
  return (
    <>
      <Typography variant="subtitle2" component="div" noWrap dir="auto">
        {name}
      </Typography>
      {username && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }} component="div" noWrap>
          @{username}
        </Typography>
      )}
    </>
  );
}

const ProfileLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  alignItems: 'center',
  gap: theme.spacing(1.25),
  padding: theme.spacing(0.75),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const Names = styled('div')({ minWidth: 0 });
