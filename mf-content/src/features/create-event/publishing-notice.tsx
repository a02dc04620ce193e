import { Typography } from '@social/ui';
import type { Publishing } from './use-event-form';

/** Shows the progress or failure of publishing an event. */
export function PublishingNotice({ publishing }: { publishing: Publishing }) {
  switch (publishing.kind) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <Typography role="status" variant="body2">
          Publishing{publishing.sentShare === null ? '…' : `: ${Math.round(publishing.sentShare * 100)}% sent`}
        </Typography>
      );
    case 'failed':
      return (
        <Typography role="alert" variant="body2" color="error" dir="auto">
          {publishing.message}
        </Typography>
      );
  }
}
