import { t } from '@social/texts';
import { Alert, Button, Typography } from '@social/ui';
import type { Publishing } from './use-publishing';

/** Shows the progress of publishing a form, or its failure with Retry, which submits the form again. */
export function PublishingNotice({ publishing }: { publishing: Publishing }) {
  switch (publishing.kind) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <Typography role="status" variant="body2">
          {publishing.sentShare === null
            ? t('Publishing…')
            : t('Publishing: {percent}% sent', { percent: Math.round(publishing.sentShare * 100) })}
        </Typography>
      );
    case 'failed':
      return (
        <Alert
          severity="error"
          dir="auto"
          action={
            <Button type="submit" color="inherit" size="small">
              {t('Retry')}
            </Button>
          }
        >
          {publishing.message}
        </Alert>
      );
  }
}
