import { EmptyState, styled, Typography } from '@social/ui';

export function PageProfilePage() {
  return (
    <Column>
      <Typography component="h1" variant="h1">
        Page profile
      </Typography>
      <EmptyState title="A page will introduce itself here" detail="Its cover, name, category and contact details will be shown, with the posts it has published." />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 960, margin: '0 auto', padding: theme.spacing(2, 0, 6) }));
