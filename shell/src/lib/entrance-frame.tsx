import { Stack, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';
import { Brand } from './brand';
import { EntranceScene } from './entrance-scene';

type EntranceFrameProps = {
  title: string;
  subtitle: string;
  children: ReactNode;
};

/** What members see before they are in: a scene on one side, a form on the other; on a phone the form alone. */
export function EntranceFrame({ title, subtitle, children }: EntranceFrameProps) {
  return (
    <Frame>
      <Scene>
        <EntranceScene />
        <Typography variant="h4" component="p" sx={{ fontWeight: 700, maxWidth: 420 }}>
          Good to see you among friends.
        </Typography>
        <Typography sx={{ maxWidth: 420, opacity: 0.85 }}>Share a moment, keep an album, find the people who care about what you care about.</Typography>
      </Scene>
      <FormSide>
        <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
          <Brand />
          <div>
            <Typography variant="h1">{title}</Typography>
            <Typography color="text.secondary">{subtitle}</Typography>
          </div>
          {children}
        </Stack>
      </FormSide>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: '100vh',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Scene = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(8),
    color: theme.vars?.palette.primary.contrastText,
    background: `linear-gradient(150deg, ${theme.vars?.palette.primary.main}, ${theme.vars?.palette.primary.dark})`,
  },
}));

const FormSide = styled('main')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: theme.spacing(3),
  backgroundColor: theme.vars?.palette.background.paper,
}));
