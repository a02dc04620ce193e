import CircularProgress from '@mui/material/CircularProgress';
import { t } from '@social/texts';
import { lazyComponent } from '../lazy/lazy-component';
import { ErrorState } from '../states/error-state';
import type { ShareOptionsProps } from './share-options-props';

/** Buttons that share a URL outside: popups of other networks, the clipboard, and the device's share sheet. */
export const ShareOptions = lazyComponent<ShareOptionsProps>({
  load: async () => (await import('./share-options-body')).ShareOptionsBody,
  fallback: <CircularProgress aria-label={t('Opening the ways to share')} size={32} sx={{ margin: '16px auto' }} />,
  failed: (retry) => <ErrorState title={t('The ways to share could not be opened')} onRetry={retry} />,
});
