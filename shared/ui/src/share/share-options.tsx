import CircularProgress from '@mui/material/CircularProgress';
import { lazyComponent } from '../lazy/lazy-component';
import { ErrorState } from '../states/error-state';
import type { ShareOptionsProps } from './share-options-props';

/** The ways to send an address to somebody outside: small windows of other networks, the clipboard, and the device's own. */
export const ShareOptions = lazyComponent<ShareOptionsProps>({
  load: async () => (await import('./share-options-body')).ShareOptionsBody,
  fallback: <CircularProgress aria-label="Opening the ways to share" size={32} sx={{ margin: '16px auto' }} />,
  failed: (retry) => <ErrorState title="The ways to share could not be opened" onRetry={retry} />,
});
