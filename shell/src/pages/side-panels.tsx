import { styled } from '@social/ui';
import { SiteMenu } from '../features/find-your-way/site-menu';
import { AccountCard } from '../features/manage-account/account-card';
import { FrameTools } from './frame-tools';
import { MessagesPanel } from './messages-panel';
import { SIDE_WIDTHS } from './side-widths';

/** Menu and panel of a large screen, fixed at both sides. */
export function SidePanels() {
  return (
    <>
      <Side as="header" data-side="left">
        <SiteMenu account={<AccountCard />} tools={<FrameTools />} />
      </Side>
      <Side data-side="right">
        <MessagesPanel />
      </Side>
    </>
  );
}

const Side = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlock: 0,
  width: SIDE_WIDTHS.lg,
  overflowY: 'auto',
  backgroundColor: theme.vars?.palette.background.paper,
  '&[data-side="left"]': { left: 0, borderRight: `1px solid ${theme.vars?.palette.divider}` },
  '&[data-side="right"]': { right: 0, borderLeft: `1px solid ${theme.vars?.palette.divider}` },
  [theme.breakpoints.up('xl')]: { width: SIDE_WIDTHS.xl },
}));
