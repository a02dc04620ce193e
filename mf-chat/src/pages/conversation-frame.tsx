import { PAGE_TOP } from '@social/contracts/page-protocol';
import { styled } from '@social/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** The distance of the frame from the top of the page. */
const TOP = '--frame-top';

/** Fills the screen below its own top edge; on a small screen from edge to edge. */
export function ConversationFrame({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const measure = () => {
      const top = `${Math.round(frame.getBoundingClientRect().top + window.scrollY)}px`;
      // Everything in the frame inherits the property: writing it makes the browser compute the styles of the whole conversation again.
      if (getComputedStyle(frame).getPropertyValue(TOP) !== top) frame.style.setProperty(TOP, top);
    };
    measure();
    // Banners above the frame appear and disappear.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  return <Frame ref={element}>{children}</Frame>;
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 360,
  // The layout of the shell without banners: as long as it is right, nothing is written.
  [TOP]: PAGE_TOP,
  height: `calc(100dvh - var(${TOP}))`,
  margin: theme.spacing(-2),
  overflow: 'hidden',
  background: theme.vars.palette.background.paper,
  [theme.breakpoints.up('lg')]: {
    [TOP]: '24px',
    height: `calc(100dvh - var(${TOP}) - ${theme.spacing(3)})`,
    margin: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
  },
  // On paper nothing scrolls: the messages take the pages that they need.
  '@media print': { display: 'block', height: 'auto', margin: 0, border: 0, overflow: 'visible' },
}));
