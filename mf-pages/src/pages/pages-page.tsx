import { EmptyState, styled, Typography } from '@social/ui';

export function PagesPage() {
  return (
    <Column>
      <Typography component="h1" variant="h1">
        My Pages
      </Typography>
      <EmptyState title="Your pages will be listed here" detail="The pages you run, pages suggested to you and the pages you like will each have a list, with a way to create and change your own." />
    </Column>
  );
}

const Column = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), maxWidth: 960, margin: '0 auto', padding: theme.spacing(2, 0, 6) }));
