import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What still holds, or the provider's own words. */
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Retrying goes on: the button waits. */
  isRetrying?: boolean;
};

/** Says that something could not be done or shown, as an alert, with a way to try again. */
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
          Retry
        </Button>
      )}
    </Stack>
  );
}
