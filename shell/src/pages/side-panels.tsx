import { pageAreaProps } from '@social/contracts/page-protocol';
import { styled, notPrinted } from '@social/ui';
import { memo } from 'react';
import { SiteMenu } from '../features/navigate-site/site-menu';
import { AccountCard } from '../features/manage-account/account-card';
import { FrameTools } from './frame-tools';
import { MessagesPanel } from './messages-panel';
import { SIDE_WIDTHS_PX } from './layout-sizes';

/** The menu of a large screen, fixed at its left side. Memoised, so that a navigation does not render it. */
export const LeftPanel = memo(function LeftPanel() {
  return (
    <Side as="header" data-side="left" {...pageAreaProps}>
      <SiteMenu account={<AccountCard />} tools={<FrameTools />} />
    </Side>
  );
});

/** The panel of a large screen, fixed at its right side. After the page in the document, so that it is read and tabbed through last. */
export const RightPanel = memo(function RightPanel() {
  return (
    <Side data-side="right">
      <MessagesPanel />
    </Side>
  );
});

const Side = styled('div')(({ theme }) => ({
  ...notPrinted,
  position: 'fixed',
  insetBlock: 0,
  width: SIDE_WIDTHS_PX.lg,
  overflowY: 'auto',
  backgroundColor: theme.vars.palette.background.paper,
  '&[data-side="left"]': { insetInlineStart: 0, borderInlineEnd: `1px solid ${theme.vars.palette.divider}` },
  '&[data-side="right"]': { insetInlineEnd: 0, borderInlineStart: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('xl')]: { width: SIDE_WIDTHS_PX.xl },
}));
