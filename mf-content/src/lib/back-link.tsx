import { Button } from '@social/ui';
import { Link } from '@social/ui/router';
import { BACK_ICON } from './icon-paths';
import { PathIcon } from './path-icon';

/** Links back to the list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} color="inherit" startIcon={<PathIcon path={BACK_ICON} />} sx={{ justifySelf: 'start', mx: -1 }}>
      {children}
    </Button>
  );
}
