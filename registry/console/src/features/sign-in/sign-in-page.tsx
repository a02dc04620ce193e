import { Alert, styled, Typography } from '@social/ui';
import { useSession } from '../../lib/session/session-provider';
import { Column } from './column';
import { TokenForm } from './token-form';

/** Shown to everybody who is not signed in. */
export function SignInPage() {
  const { signIn, isRefused } = useSession();
  return (
    <Center>
      <Card>
        <Column>
          <Typography variant="h1">Registry</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            See what runs where, and move it.
          </Typography>
          {isRefused && <Alert severity="warning">Your token was revoked or has expired. Sign in with another one.</Alert>}
          <TokenForm onSignIn={signIn} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            An administrator makes tokens with <code>registry token create</code>. On this machine, <code>npm start</code> names the file of
            yours.
          </Typography>
        </Column>
      </Card>
    </Center>
  );
}

const Center = styled('main')(({ theme }) => ({ minHeight: '100dvh', display: 'grid', alignItems: 'center', padding: theme.spacing(2) }));
const Card = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: theme.spacing(4),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));
