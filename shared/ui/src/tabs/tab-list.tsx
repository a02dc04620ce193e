import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ComponentProps, KeyboardEvent } from 'react';

/**
 * A row of tabs, as in the ARIA Authoring Practices with manual activation: arrows, Home and End move the focus, Enter and Space choose. Label it
 * by `aria-label`. Not MUI's: that measures its tabs in each render to draw a moving line, and is in the panel of every page.
 */
export function TabList(props: ComponentProps<'div'>) {
  return <Row {...props} role="tablist" onKeyDown={moveFocus} />;
}

/** The properties by which a `TabItem` is a tab. */
export function tabProps(isSelected: boolean) {
  return { role: 'tab', 'aria-selected': isSelected, tabIndex: isSelected ? 0 : -1 } as const;
}

/** A tab of a `TabList`: `<TabItem {...tabProps(isSelected)}>`. A link with `component` and `to`. */
export const TabItem = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  flex: '1 0 auto',
  minWidth: 44,
  minHeight: 44,
  gap: theme.spacing(0.75),
  padding: theme.spacing(0.75, 1),
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  borderBottom: '2px solid transparent',
  // Five tabs of a profile fit a phone in portrait.
  [theme.breakpoints.down('sm')]: { paddingInline: theme.spacing(0.5) },
  '&[aria-selected="true"]': { color: theme.vars.palette.primary.main, borderBottomColor: 'currentcolor' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
})) as typeof ButtonBase;

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(event.target as HTMLElement);
  const towardsEnd = document.documentElement.dir === 'rtl' ? -1 : 1;
  const target = { ArrowLeft: current - towardsEnd, ArrowRight: current + towardsEnd, Home: 0, End: tabs.length - 1 }[event.key];
  if (current === -1 || target === undefined) return;
  event.preventDefault();
  tabs.at(target % tabs.length)?.focus();
}

// Where large text makes the tabs wider than the row, it scrolls.
const Row = styled('div')({ display: 'flex', minHeight: 44, overflowX: 'auto', scrollbarWidth: 'none' });
