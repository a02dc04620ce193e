import { styled, useMediaQuery, useTheme } from '@social/ui';
import { Outlet } from '@social/ui/router';
import { useRef } from 'react';
import { usePageAnnouncement } from '../features/announce-page/use-page-announcement';
import { useAreaJump } from '../features/jump-between-areas/use-area-jump';
import { NewVersionNotice } from '../features/offer-new-version/new-version-notice';
import { OfflineBanner } from '../features/notice-offline/offline-banner';
import { OwnBuildBanner } from '../features/run-own-build/own-build-banner';
import { SignInAgain } from '../features/sign-in/sign-in-again';
import { SideDrawers } from './side-drawers';
import { LeftPanel, RightPanel } from './side-panels';
import { SIDE_WIDTHS } from './side-widths';

const MAIN_ID = 'main';

/** The frame of every page behind the sign-in: menu, panel, banners, and the page itself in the middle. */
export function ShellLayout() {
  const main = useRef<HTMLElement>(null);
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  usePageAnnouncement(main);
  useAreaJump();

  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>Skip to content</SkipLink>
      {isWide ? <LeftPanel /> : <SideDrawers />}
      <Middle>
        <OwnBuildBanner />
        <OfflineBanner />
        <Main ref={main} id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </Main>
      </Middle>
      {isWide && <RightPanel />}
      <NewVersionNotice />
      <SignInAgain />
    </>
  );
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: theme.spacing(1),
  left: theme.spacing(1),
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1, 2),
  borderRadius: 8,
  backgroundColor: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.primary.main,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

/** Leaves room for what is fixed at both sides. */
const Middle = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { marginInline: SIDE_WIDTHS.lg },
  [theme.breakpoints.up('xl')]: { marginInline: SIDE_WIDTHS.xl },
}));

const Main = styled('main')(({ theme }) => ({
  outline: 'none',
  padding: theme.spacing(2),
  // What sticks to the top inside a page sticks below the top bar of a small screen.
  '--page-top': '49px',
  '& > *': { maxWidth: 720, marginInline: 'auto' },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(3), '--page-top': '0px' },
}));
