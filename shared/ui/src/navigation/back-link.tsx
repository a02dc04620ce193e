import BackIcon from '@mui/icons-material/ArrowBack';
import { Button, styled } from '@social/ui';
import { Link } from '@social/ui/router';
import type { MouseEvent } from 'react';

export type BackLinkProps = {
  to: string;
  /** The title of the page that it leads to. */
  children: string;
  /** Called before the navigation, which it can prevent. */
  onClick?: (event: MouseEvent) => void;
};

/** Links from a page to the list that it belongs to. It is no part of the door of this package: a shared module is in the shell's first load. */
export function BackLink({ to, children, onClick }: BackLinkProps) {
  return (
    <Button
      component={Link}
      to={to}
      color="inherit"
      startIcon={<MirroredBackIcon fontSize="small" />}
      onClick={onClick}
      sx={{ alignSelf: 'flex-start', justifySelf: 'start', mx: -1 }}
    >
      {children}
    </Button>
  );
}

const MirroredBackIcon = styled(BackIcon)({ '[dir="rtl"] &': { transform: 'scaleX(-1)' } });
