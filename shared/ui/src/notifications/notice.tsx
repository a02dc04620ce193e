import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type NoticeProps = { message: string; actions: readonly string[]; onAction: (action: string) => void };

/** The content of a notice. Several actions stand below the message. A click on one bubbles to the notice, which is closing by then. */
export function Notice({ message, actions, onAction }: NoticeProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: actions.length > 1 ? 'wrap' : 'nowrap', gap: 1, flex: 1, minWidth: 0 }}>
      <Typography variant="body2" dir="auto" sx={{ flex: actions.length > 1 ? '1 1 100%' : 1, overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      {actions.map((action) => (
        <Button key={action} size="small" sx={{ marginInlineStart: actions.length > 1 ? -1 : 0 }} onClick={() => onAction(action)}>
          {action}
        </Button>
      ))}
    </Stack>
  );
}
