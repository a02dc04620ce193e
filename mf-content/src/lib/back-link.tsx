import BackIcon from '@mui/icons-material/ArrowBack';
import { Button } from '@social/ui';
import { Link } from '@social/ui/router';

/** Links back to the list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Button component={Link} to={to} color="inherit" startIcon={<BackIcon fontSize="small" />} sx={{ justifySelf: 'start', mx: -1 }}>
      {children}
    </Button>
  );
}
