import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';

type NoticeProps = { message: string; action: string | undefined; onAction: () => void };

export function Notice({ message, action, onAction }: NoticeProps) {
  function handleAction(event: MouseEvent) {
    event.stopPropagation(); // the notice itself closes on a click, as "closed"
    onAction();
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: 1, minWidth: 0 }}>
      <Typography variant="body2" dir="auto" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      {action !== undefined && (
        <Button size="small" onClick={handleAction}>
          {action}
        </Button>
      )}
    </Stack>
  );
}
