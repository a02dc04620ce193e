import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { Button, Card, EmptyState, PersonIcon, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { BlockedNotice } from '../../features/block-person/blocked-notice';
import { blockedPeopleQuery } from '../../features/block-person/use-block';
import { ProfileSkeleton } from '../../features/show-profile/profile-skeleton';
import type { PersonName } from '../../features/show-profile/use-shown-person';

/** Shown when there is no such member, or when one of the two has blocked the other. */
export function UnknownProfile({ named }: { named: PersonName | null }) {
  const blocked = useQuery({ ...blockedPeopleQuery, enabled: named !== null });
  const blockedPerson = named && blocked.data?.find((person) => isNamedBy(person, named));
  if (blocked.isLoading) return <ProfileSkeleton />;
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{t('Profile')}</Typography>
      {blockedPerson ? (
        <BlockedNotice person={blockedPerson} />
      ) : (
        <Card>
          <EmptyState
            icon={<PersonIcon />}
            title={t('This profile can not be shown')}
            detail={t('There is no such member, or they do not want to be seen.')}
            action={
              <Button component={Link} to="/" variant="outlined">
                {t('Go to the feed')}
              </Button>
            }
          />
        </Card>
      )}
    </Stack>
  );
}

function isNamedBy({ id, username }: PersonSummary, named: PersonName): boolean {
  return 'id' in named ? id === named.id : username.toLowerCase() === named.username.toLowerCase();
}
