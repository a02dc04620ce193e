import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type NoticeProps = { message: string; action: string | undefined; onAction: () => void };

/** The content of a notice. A click on its action bubbles to the notice, which is closing by then. */
export function Notice({ message, action, onAction }: NoticeProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: 1, minWidth: 0 }}>
      <Typography variant="body2" dir="auto" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      {action !== undefined && (
        <Button size="small" onClick={onAction}>
          {action}
        </Button>
      )}
    </Stack>
  );
}
