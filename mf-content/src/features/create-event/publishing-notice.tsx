import { Typography } from '@social/ui';
import type { Publishing } from './use-event-form';

/** How it stands with an event that is on its way. */
export function PublishingNotice({ publishing }: { publishing: Publishing }) {
  switch (publishing.kind) {
    case 'no':
      return null;
    case 'now':
      return (
        <Typography role="status" variant="body2">
          Publishing{publishing.sentShare === null ? '…' : `: ${Math.round(publishing.sentShare * 100)}% sent`}
        </Typography>
      );
    case 'failed':
      return (
        <Typography role="alert" variant="body2" color="error" dir="auto">
          {publishing.words}
        </Typography>
      );
  }
}
