import { Stack, Typography } from '@social/ui';
import { usePageTitle } from '../lib/use-page-title';
import type { PlaceholderPage as Page } from '../routes';

/** A page with a title and one sentence, until a remote fills its path. */
export function PlaceholderPage({ title, sentence }: Pick<Page, 'title' | 'sentence'>) {
  usePageTitle(title);
  return (
    <Stack spacing={1.5} sx={{ py: { xs: 4, lg: 8 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{sentence}</Typography>
    </Stack>
  );
}
