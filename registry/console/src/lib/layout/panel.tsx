import { Card, styled, Typography } from '@social/ui';
import { useId, type ReactNode } from 'react';

/** Shows a titled part of a page on a surface. */
export function Panel({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Surface component="section" aria-labelledby={titleId}>
      <Head>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {aside}
      </Head>
      {children}
    </Surface>
  );
}

const Surface = styled(Card)<{ component?: string }>(({ theme }) => ({ padding: theme.spacing(2.5), minWidth: 0 }));
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(1.5),
}));
