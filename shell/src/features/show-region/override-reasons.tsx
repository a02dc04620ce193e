import { t } from '@social/texts';
import { Alert, Typography } from '@social/ui';

/** Tells developers why an override does not run. The sentences are for them only, so they are in English. */
export function OverrideReasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <Alert severity="error" variant="outlined" role="status">
      <Typography component="h2" variant="subtitle2">
        {t('Why this build does not run')}
      </Typography>
      <ul lang="en" dir="ltr">
        {reasons.map((reason) => (
          <li key={reason}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {reason}
            </Typography>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
