import { usePageTitle } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, lazyComponent, Skeleton, Stack, Typography } from '@social/ui';
import type { PlaceholderPage as Page } from '../../routes';

/** A page with a title, one sentence and what leads on, until a remote fills its path. */
export function PlaceholderPage({ path, title }: Page) {
  usePageTitle(title);
  return (
    <Stack spacing={1.5}>
      <Typography variant="h1">{title}</Typography>
      <ContentSlot path={path} />
    </Stack>
  );
}

/** Few visits see a placeholder, so what stands on it is no part of the first load. */
const ContentSlot = lazyComponent<{ path: string }>({
  load: async () => (await import('./placeholder-content')).PlaceholderContent,
  fallback: <Skeleton variant="rounded" height={72} role="status" aria-label={t('Loading')} />,
  failed: (retry) => <ErrorState title={t('The rest of this page could not be loaded')} onRetry={retry} />,
});
