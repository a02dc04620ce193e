import { sessionStore } from '@social/session';
import { t } from '@social/texts';
import { Button, Stack, TextLink, Typography } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { useSignedInPerson } from '../../lib/use-signed-in-person';
import { resetPasswordPath } from '../../routes';
import { SignInSteps } from './sign-in-steps';

const TITLE_ID = 'sign-in-again';

/** Asks for the password over the page whose session has expired. Input and pending calls wait behind it. */
export function SignInAgainDialog() {
  const { data: member } = useSignedInPerson();
  return (
    <Dialog open aria-labelledby={TITLE_ID} fullWidth maxWidth="xs">
      <Stack spacing={2.5} sx={{ p: 3 }}>
        <div>
          <Typography id={TITLE_ID} variant="h2">
            {t('Your session has ended')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t('Log in to continue. Everything on this page is still here, and your last action will be completed.')}
          </Typography>
        </div>
        <SignInSteps knownUsername={member?.username} />
        {/* In another tab: what is typed on this page stays. */}
        <TextLink href={resetPasswordPath} target="_blank" rel="noopener" variant="body2">
          {t('Forgotten password?')}
        </TextLink>
        <Button color="inherit" onClick={() => sessionStore.signOut()}>
          {t('Leave this page and sign out')}
        </Button>
      </Stack>
    </Dialog>
  );
}
