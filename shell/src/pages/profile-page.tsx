import { ErrorState, Skeleton, Stack, Typography } from '@social/ui';
import { MemberProfile } from '../features/show-profile/member-profile';
import { useShownPerson } from '../features/show-profile/use-shown-person';
import { usePageTitle } from '../lib/use-page-title';

/** The member whom the address names; one's own profile where it names nobody. */
export function ProfilePage() {
  const person = useShownPerson();
  usePageTitle(person.data?.name ?? 'Profile');
  if (person.isSuccess) return <MemberProfile person={person.data} />;
  return (
    <Stack spacing={2}>
      <Typography variant="h1">Profile</Typography>
      {person.isError ? (
        <ErrorState
          title="This profile could not be loaded"
          detail="The rest of the page still works."
          onRetry={() => void person.refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label="Loading the profile" />
      )}
    </Stack>
  );
}
