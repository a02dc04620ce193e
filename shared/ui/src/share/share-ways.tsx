import CircularProgress from '@mui/material/CircularProgress';
import { lazyPart } from '../lazy/lazy-part';
import { ErrorState } from '../states/error-state';
import type { ShareWaysProps } from './share-ways-props';

/** The ways to send an address to somebody outside: small windows of other networks, the clipboard, and the device's own. */
export const ShareWays = lazyPart<ShareWaysProps>({
  load: async () => (await import('./share-ways-body')).ShareWaysBody,
  waiting: <CircularProgress aria-label="Opening the ways to share" size={32} sx={{ margin: '16px auto' }} />,
  failed: (retry) => <ErrorState title="The ways to share could not be opened" onRetry={retry} />,
});
