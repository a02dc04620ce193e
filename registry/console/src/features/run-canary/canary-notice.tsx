import type { Status } from '@social/registry-client/browser';
import { Alert, Button } from '@social/ui';
import { Link } from '@social/ui/router';
import { formatAudience, formatReleases } from '../../lib/format/describe-canary';

/** Shows that a canary runs in an environment, with a link to it. */
export function CanaryNotice({ status: { environment, canary } }: { status: Status }) {
  if (!canary) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={`/environments/${environment}/canary`} size="small" color="inherit">
          Show it
        </Button>
      }
    >
      {formatAudience(canary)} get {formatReleases(canary.changes)}.
    </Alert>
  );
}
