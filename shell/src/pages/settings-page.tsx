import { usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { Button, Card, PersonIcon, SignOutIcon, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';
import { useId, type ReactNode } from 'react';
import { NotificationSettingsSection } from '../features/choose-notifications/notification-settings-section';
import { BlockedPeople } from '../features/block-person/blocked-people';
import { ChangePasswordForm } from '../features/change-password/change-password-form';
import { AppearanceForm } from '../features/change-appearance/appearance-form';
import { SessionList } from '../features/end-sessions/session-list';
import { MutedPeople } from '../features/mute-person/muted-people';
import { TwoFactorSection } from '../features/protect-sign-in/two-factor-section';
import { signOut } from '../features/manage-account/sign-out';
import { profilePath } from '../routes';

/** The settings of the account and of this browser. */
export function SettingsPage() {
  usePageTitle(t('Settings'));
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{t('Settings')}</Typography>
      <Section title={t('Looks and keys')} explanation={t('Kept in this browser.')}>
        <AppearanceForm />
      </Section>
      <Section title={t('Where you are signed in')} explanation={t('Sign out whatever you don’t know or no longer use.')}>
        <SessionList />
      </Section>
      <Section title={t('Password')} explanation={t('At least six characters. Your other devices will have to log in again.')}>
        <ChangePasswordForm />
      </Section>
      <Section
        title={t('Two-factor sign-in')}
        explanation={t('After your password, log in with a code of an authenticator app on your phone.')}
      >
        <TwoFactorSection />
      </Section>
      <NotificationSettingsSection
        frame={(children) => (
          <Section title={t('What notifies you')} explanation={t('The bell tells you of these, from now on.')}>
            {children}
          </Section>
        )}
      />
      <Section title={t('Blocked members')} explanation={t('Neither of you sees what the other shares.')}>
        <BlockedPeople />
      </Section>
      <Section title={t('Muted members')} explanation={t('Your feed hides their posts. They are not notified.')}>
        <MutedPeople />
      </Section>
      <Section title={t('Account')} explanation={t('Your name, pictures and words about you stand on your profile.')}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={profilePath} variant="outlined" startIcon={<PersonIcon />}>
            {t('Your profile')}
          </Button>
          <Button variant="outlined" startIcon={<SignOutIcon />} onClick={() => void signOut()}>
            {t('Sign out')}
          </Button>
        </Stack>
      </Section>
    </Stack>
  );
}

function Section({ title, explanation, children }: { title: string; explanation: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {explanation}
      </Typography>
      {children}
    </Card>
  );
}
