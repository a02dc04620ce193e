import { styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { Column } from './column';

/** The centred card of the sign-in pages. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <Center>
      <Card>
        <Typography variant="h1">Registry</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          See what runs where, and move it.
        </Typography>
        {children}
      </Card>
    </Center>
  );
}

const Center = styled('main')(({ theme }) => ({ minHeight: '100dvh', display: 'grid', alignItems: 'center', padding: theme.spacing(2) }));
const Card = styled(Column)(({ theme }) => ({
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  padding: theme.spacing(4),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3, 2.5) },
}));
