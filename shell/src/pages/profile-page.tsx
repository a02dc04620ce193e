import { ErrorState, Skeleton, Stack, Typography } from '@social/ui';
import { MemberProfile } from '../features/show-profile/member-profile';
import { usePageTitle } from '../lib/use-page-title';
import { useSignedInPerson } from '../lib/use-signed-in-person';

/** The signed-in member's own profile. */
export function ProfilePage() {
  const person = useSignedInPerson();
  usePageTitle(person.data?.name ?? 'Profile');
  if (person.isSuccess) return <MemberProfile person={person.data} />;
  return (
    <Stack spacing={2}>
      <Typography variant="h1">Profile</Typography>
      {person.isError ? (
        <ErrorState
          title="Your profile could not be loaded"
          detail="The rest of the page still works."
          onRetry={() => void person.refetch()}
        />
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label="Loading your profile" />
      )}
    </Stack>
  );
}
