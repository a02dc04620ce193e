import { t } from '@social/texts';
import { Stack, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { Brand } from './brand';
import { AuthIllustration } from './auth-illustration';

type EntranceFrameProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
};

/** The layout of login and registration: an illustration next to the form; on a phone only the form. */
export function AuthLayout({ title, subtitle, children }: EntranceFrameProps) {
  return (
    <Frame>
      <Illustration>
        <Stack spacing={3} sx={{ width: '100%', maxWidth: 460 }}>
          <AuthIllustration />
          <Typography variant="h1" component="p" sx={{ fontSize: '2.25rem' }}>
            {t('Good to see you among friends.')}
          </Typography>
          <Typography sx={{ opacity: 0.9 }}>
            {t('Share a moment, keep an album, find the people who care about what you care about.')}
          </Typography>
        </Stack>
      </Illustration>
      <FormSide>
        <FormCard>
          <Brand />
          <div>
            <Typography variant="h1">{title}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>{subtitle}</Typography>
          </div>
          {children}
        </FormCard>
      </FormSide>
    </Frame>
  );
}

const Frame = styled('main')(({ theme }) => ({
  display: 'grid',
  minHeight: '100vh',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Illustration = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    padding: theme.spacing(8),
    color: theme.vars.palette.primary.contrastText,
    background: `linear-gradient(150deg, ${theme.vars.palette.primary.main}, ${theme.vars.palette.primary.dark})`,
    // The dark palette's primary is too bright for a large surface.
    ...theme.applyStyles('dark', { color: theme.vars.palette.text.primary, background: 'linear-gradient(150deg, #5a210a, #2a1209)' }),
  },
}));

const FormSide = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: theme.spacing(2),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4), backgroundColor: theme.vars.palette.background.paper },
}));

/** A bordered card on a phone; on a wide screen the whole side is the surface. */
const FormCard = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  width: '100%',
  maxWidth: 440,
  padding: theme.spacing(3),
  borderRadius: 20,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('md')]: { border: `1px solid ${theme.vars.palette.divider}` },
}));
