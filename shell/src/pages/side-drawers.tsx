import { pageAreaProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { Badge, CommentIcon, IconButton, LazyDrawer, MenuIcon, styled, notPrinted } from '@social/ui';
import { useLocation } from '@social/ui/router';
import { useState } from 'react';
import { SiteMenu } from '../features/navigate-site/site-menu';
import { useUnreadMessages } from '../lib/unseen-count';
import { AccountCard } from '../features/manage-account/account-card';
import { Brand } from '../lib/brand';
import { FrameTools } from './frame-tools';
import { TOP_BAR_HEIGHT_PX } from './layout-sizes';
import { MessagesPanel } from './messages-panel';

type Side = 'menu' | 'messages';

/** Menu and panel of a small screen: drawers that two buttons in a top bar open. */
export function SideDrawers() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Partial<Record<Side, string | null>>>({});
  // A drawer belongs to the page that it was opened on: a navigation closes it.
  const open = (side: Side) => setOpened({ ...opened, [side]: key });
  const drawerProps = (side: Side) => ({ isOpen: opened[side] === key, onClose: () => setOpened({ ...opened, [side]: null }) });
  const unread = useUnreadMessages();
  return (
    <>
      <TopBar {...pageAreaProps}>
        <IconButton aria-label={t('Open menu')} aria-haspopup="dialog" onClick={() => open('menu')}>
          <MenuIcon />
        </IconButton>
        <Brand />
        <Tools>
          <FrameTools />
          <IconButton
            aria-label={unread > 0 ? t('Open messages, {unread} unread', { unread }) : t('Open messages')}
            aria-haspopup="dialog"
            onClick={() => open('messages')}
          >
            {/* Without unread ones the badge would still hold a hidden 0, which is no part of the label. */}
            {unread > 0 ? (
              <Badge badgeContent={unread} max={99} color="primary">
                <CommentIcon />
              </Badge>
            ) : (
              <CommentIcon />
            )}
          </IconButton>
        </Tools>
      </TopBar>
      {opened.menu !== undefined && (
        <LazyDrawer label={t('Menu')} side="start" {...drawerProps('menu')}>
          <SiteMenu account={<AccountCard />} />
        </LazyDrawer>
      )}
      {opened.messages !== undefined && (
        <LazyDrawer label={t('Messages')} side="end" {...drawerProps('messages')}>
          <MessagesPanel />
        </LazyDrawer>
      )}
    </>
  );
}

// The count of messages may stand out of its button, not out of the screen.
const Tools = styled('div')(({ theme }) => ({ display: 'flex', paddingInlineEnd: theme.spacing(0.5) }));

const TopBar = styled('header')(({ theme }) => ({
  ...notPrinted,
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  height: TOP_BAR_HEIGHT_PX,
  paddingInline: theme.spacing(1),
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));
