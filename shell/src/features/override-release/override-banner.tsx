import type { PageComposition } from '@social/contracts';
import { t } from '@social/texts';
import { Alert, TextLink } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useShellServices } from '../../lib/shell-services';

/** Shows developers that their own build runs instead of a pinned one, with a link that makes the edge end the override. */
export function OverrideBanner() {
  const { composition } = useShellServices();
  const { pathname } = useLocation();
  const remotes = findOverriddenRemotes(composition);
  if (remotes.length === 0) return null;
  return (
    <Alert severity="warning" role="status" variant="filled" square>
      {t('You are running your own build of {remotes}.', { remotes: remotes.join(', ') })}{' '}
      <TextLink href={`${pathname}?override=off`} color="inherit">
        {t('Go back to the pinned version')}
      </TextLink>
    </Alert>
  );
}

function findOverriddenRemotes({ remotes }: PageComposition): string[] {
  return Object.entries(remotes)
    .filter(([, { override }]) => override)
    .map(([remote]) => remote);
}
