import { usePageTitle } from '@social/session';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { ErrorState, Stack, Typography } from '@social/ui';
import { toTabTitle, useProfileTab } from '../features/show-profile/profile-tab';
import { ProfileSkeleton } from '../features/show-profile/profile-skeleton';
import { useShownPerson } from '../features/show-profile/use-shown-person';
import { ProfileView } from './profile/profile-view';
import { UnknownProfile } from './profile/unknown-profile';

/** The profile of the member in the URL, else one's own. */
export function ProfilePage() {
  const shown = useShownPerson();
  const tab = useProfileTab();
  usePageTitle(shown.kind === 'ready' ? toTabTitle(shown.person.name, tab) : t('Profile'));
  switch (shown.kind) {
    case 'loading':
      // Without a heading: the focus waits for the one with the name.
      return <ProfileSkeleton />;
    case 'unknown':
      return <UnknownProfile named={shown.named} />;
    case 'failed':
      return (
        <Stack spacing={2}>
          <Typography variant="h1">{t('Profile')}</Typography>
          <ErrorState title={t('This profile could not be loaded')} detail={failureMessage(shown.error)} onRetry={shown.retry} />
        </Stack>
      );
    case 'ready':
      return <ProfileView key={shown.person.id} person={shown.person} isOwn={shown.isOwn} />;
  }
}
