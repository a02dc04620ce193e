import { PAGE_TOP_VARIABLE, pageAreaProps } from '@social/contracts/page-protocol';
import { t } from '@social/texts';
import { styled, useMediaQuery, useTheme, notPrinted } from '@social/ui';
import { Outlet } from '@social/ui/router';
import { useRef } from 'react';
import { useFocusAfterLayoutChange } from '../features/focus-new-page/use-focus-after-layout-change';
import { usePageFocus } from '../features/focus-new-page/use-page-focus';
import { useAreaKeys } from '../features/cycle-page-areas/use-area-keys';
import { useLiveEvents } from '../features/follow-live-events/use-live-events';
import { NewVersionNotice } from '../features/offer-new-version/new-version-notice';
import { OfflineBanner } from '../features/show-offline-banner/offline-banner';
import { usePreloadPages } from '../features/preload-pages/use-preload-pages';
import { SignInAgain } from '../features/sign-in/sign-in-again';
import { SideDrawers } from './side-drawers';
import { LeftPanel, RightPanel } from './side-panels';
import { WaitingItems } from './waiting-items';
import { SIDE_WIDTHS_PX, TOP_BAR_HEIGHT_PX } from './layout-sizes';

const MAIN_ID = 'main';

/** The layout of every page for members: menu, panel, banners and the page in the middle. */
export function ShellLayout() {
  const main = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  usePageFocus(main);
  useFocusAfterLayoutChange(main, isWide);
  useAreaKeys();
  usePreloadPages();
  useLiveEvents();

  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{t('Skip to content')}</SkipLink>
      {isWide ? <LeftPanel /> : <SideDrawers />}
      <Middle>
        <OfflineBanner />
        <Main ref={main} id={MAIN_ID} tabIndex={-1} {...pageAreaProps}>
          <Outlet />
        </Main>
      </Middle>
      {isWide && <RightPanel />}
      <NewVersionNotice />
      <SignInAgain />
      <WaitingItems />
    </>
  );
}

const SkipLink = styled('a')(({ theme }) => ({
  ...notPrinted,
  position: 'fixed',
  top: theme.spacing(1),
  insetInlineStart: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** Leaves space for the fixed panels at both sides. */
const Middle = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { marginInline: SIDE_WIDTHS_PX.lg },
  [theme.breakpoints.up('xl')]: { marginInline: SIDE_WIDTHS_PX.xl },
  '@media print': { marginInline: 0 },
}));

const Main = styled('main')(({ theme }) => ({
  outline: 'none',
  padding: theme.spacing(2),
  [PAGE_TOP_VARIABLE]: `${TOP_BAR_HEIGHT_PX}px`,
  '& > *': { maxWidth: 720, marginInline: 'auto' },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(3), [PAGE_TOP_VARIABLE]: '0px' },
  '@media print': { padding: 0, '& > *': { maxWidth: 'none' } },
}));
