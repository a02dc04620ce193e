import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { t } from '@social/texts';
import { ErrorState } from '../states/error-state';

export type LoadFailureProps = {
  /** 'The photo viewer'. */
  name: string;
  onRetry: () => void;
  onClose: () => void;
};

/** Shown in a dialog whose code could not be loaded, with Retry and Close. */
export function LoadFailure({ name: what, onRetry, onClose }: LoadFailureProps) {
  return (
    <Stack sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <ErrorState
        title={t('{name} could not be opened.', { name: what })}
        detail={t('The rest of the page still works.')}
        onRetry={onRetry}
      />
      <Button onClick={onClose}>{t('Close')}</Button>
    </Stack>
  );
}
