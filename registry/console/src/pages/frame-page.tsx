import { styled } from '@social/ui';
import { Outlet } from '@social/ui/router';
import { ReachNotice } from '../features/navigate/reach-notice';
import { TopBar } from '../features/navigate/top-bar';
import { DialogHost } from '../lib/actions/dialog-host';

/** The frame of every page: the bar, and the page itself. */
export function FramePage() {
  return (
    <DialogHost>
      <SkipLink href="#content">Skip to content</SkipLink>
      <TopBar />
      <Content id="content">
        <ReachNotice />
        <Outlet />
      </Content>
    </DialogHost>
  );
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}));

const Content = styled('main')(({ theme }) => ({
  maxWidth: 1440,
  margin: '0 auto',
  padding: theme.spacing(4, 3, 8),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2.5, 2, 8) },
}));
