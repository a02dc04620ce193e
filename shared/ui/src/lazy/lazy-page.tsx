import Skeleton from '@mui/material/Skeleton';
import { t } from '@social/texts';
import type { ComponentType } from 'react';
import { ErrorState } from '../states/error-state';
import { VisuallyHidden } from '../states/visually-hidden';
import { lazyComponent } from './lazy-component';

/** Loads the code of a page when it is opened, such as of a form that few open: the other pages of its region start without it. */
export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyComponent<Props>({
    load,
    fallback: (
      <>
        <VisuallyHidden role="status">{t('Loading the page')}</VisuallyHidden>
        <Skeleton variant="rounded" height={320} />
      </>
    ),
    failed: (retry) => (
      <ErrorState title={t('The page could not be loaded')} detail={t('The rest of the page still works.')} onRetry={retry} />
    ),
  });
}
