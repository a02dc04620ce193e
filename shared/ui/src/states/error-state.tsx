import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@social/texts';

export type ErrorStateProps = {
  title: string;
  /** Says what still holds, or holds the provider's own message. */
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Disables the button while a retry is under way. */
  isRetrying?: boolean;
};

/** Shows, as an alert, that something failed, with Retry. */
export function ErrorState({ title, detail, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <Stack role="alert" spacing={1} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 5 }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {detail !== undefined && (
        <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
      {onRetry && (
        <Button variant="outlined" onClick={onRetry} loading={isRetrying}>
          {t('Retry')}
        </Button>
      )}
    </Stack>
  );
}
