import type { ListedRelease } from '@social/registry-client/browser';
import { Chip, Stack, Typography } from '@social/ui';
import { Link } from '@social/ui/router';

/** Shows where a release runs, as the pinned one or as a fallback, and if it was withdrawn or deprecated. */
export function ReleaseUses({ runsIn, withdrawal, deprecation }: Pick<ListedRelease, 'runsIn' | 'withdrawal' | 'deprecation'>) {
  if (runsIn.length === 0 && !withdrawal && !deprecation)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        nowhere
      </Typography>
    );
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75 }}>
      {withdrawal && (
        <Chip size="small" color="error" variant="outlined" label="Withdrawn" title={`${withdrawal.by}: ${withdrawal.reason}`} />
      )}
      {deprecation && (
        <Chip size="small" color="warning" variant="outlined" label="Deprecated" title={`${deprecation.by}: ${deprecation.reason}`} />
      )}
      {runsIn.map(({ environment, role }) => (
        <Chip
          key={`${environment} ${role}`}
          size="small"
          component={Link}
          clickable
          to={`/environments/${environment}`}
          color={role === 'pinned' ? 'success' : 'default'}
          variant="outlined"
          label={role === 'pinned' ? environment : `${environment}, fallback`}
        />
      ))}
    </Stack>
  );
}
