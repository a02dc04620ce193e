import type { PageComposition } from '@social/contracts';
import { Alert, TextLink } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useShellServices } from '../../lib/shell-services';

/** Tells developers that their own build runs in place of a pinned one, and how to leave it: the edge takes the wish back. */
export function OverrideBanner() {
  const { composition } = useShellServices();
  const { pathname } = useLocation();
  const remotes = findOverriddenRemotes(composition);
  if (remotes.length === 0) return null;
  return (
    <Alert severity="warning" role="status" variant="filled" square>
      You are running your own build of {remotes.join(', ')}.{' '}
      <TextLink href={`${pathname}?override=off`} color="inherit">
        Go back to the pinned version
      </TextLink>
    </Alert>
  );
}

function findOverriddenRemotes({ remotes }: PageComposition): string[] {
  return Object.entries(remotes)
    .filter(([, { override }]) => override)
    .map(([remote]) => remote);
}
