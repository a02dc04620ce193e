import { pageAreaProps } from '@social/contracts/page-protocol';
import { pageStorage } from '@social/data';
import { plural, t } from '@social/texts';
import { ButtonBase, notPrinted, styled } from '@social/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useShellServices } from '../../lib/shell-services';
import { OverridePanel } from './override-panel';
import { ToolbarBoundary } from './toolbar-boundary';

/** Set while the panel is open: this browser opens it again with the next page. */
const OPEN_KEY = 'override_toolbar';

/** Widths of the panel beside the page on large screens, in pixels. */
type PanelWidths = Readonly<Record<'lg' | 'xl', number>>;

type OverrideToolbarProps = { panelWidthsPx: PanelWidths };

/** The toolbar of environments that allow overrides: a tab at the edge of the page that opens a panel. */
export function OverrideToolbar(props: OverrideToolbarProps) {
  return (
    <ToolbarBoundary>
      <Toolbar {...props} />
    </ToolbarBoundary>
  );
}

function Toolbar({ panelWidthsPx }: OverrideToolbarProps) {
  const { composition, reloadPage } = useShellServices();
  const [isOpen, setIsOpen] = useState(() => pageStorage.read(OPEN_KEY) !== null);
  const tab = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const count = Object.values(composition.remotes).filter(({ override, isChosen }) => override || isChosen).length;

  function open() {
    pageStorage.write(OPEN_KEY, 'open');
    flushSync(() => setIsOpen(true));
    panel.current?.focus();
  }

  function close() {
    pageStorage.remove(OPEN_KEY);
    flushSync(() => setIsOpen(false));
    tab.current?.focus();
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }

  if (!isOpen) {
    return (
      <Tab ref={tab} panelWidthsPx={panelWidthsPx} onClick={open} aria-expanded={false} data-overridden={count > 0 || undefined}>
        <Vertical>{count > 0 ? plural(count, { one: '{count} override', other: '{count} overrides' }) : t('Versions')}</Vertical>
      </Tab>
    );
  }
  return (
    <Panel ref={panel} aria-label={t('Versions')} tabIndex={-1} onKeyDown={closeOnEscape} {...pageAreaProps}>
      <OverridePanel composition={composition} reloadPage={reloadPage} onClose={close} />
    </Panel>
  );
}

/** As wide as the padding of the page, beside the panel where there is one, so that it lies over no content. */
const Tab = styled(ButtonBase, { shouldForwardProp: (name) => name !== 'panelWidthsPx' })<OverrideToolbarProps>(
  ({ theme, panelWidthsPx }) => ({
    ...notPrinted,
    ...theme.typography.caption,
    position: 'fixed',
    insetBlockStart: '50%',
    insetInlineEnd: 0,
    zIndex: theme.zIndex.drawer - 1,
    width: 24,
    minHeight: 80,
    paddingBlock: theme.spacing(1.5),
    transform: 'translateY(-50%)',
    borderStartStartRadius: 12,
    borderEndStartRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderInlineEnd: 0,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    'body:has([data-side="right"]) &': {
      [theme.breakpoints.up('lg')]: { insetInlineEnd: panelWidthsPx.lg },
      [theme.breakpoints.up('xl')]: { insetInlineEnd: panelWidthsPx.xl },
    },
    '&[data-overridden]': { color: theme.vars.palette.warning.contrastText, backgroundColor: theme.vars.palette.warning.main },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
  }),
);

/** In the tab, not the tab itself: logical insets follow the writing mode. */
const Vertical = styled('span')({ writingMode: 'vertical-rl', whiteSpace: 'nowrap' });

const Panel = styled('section')(({ theme }) => ({
  ...notPrinted,
  position: 'fixed',
  insetBlockEnd: theme.spacing(2),
  insetInlineEnd: theme.spacing(2),
  zIndex: theme.zIndex.drawer - 1,
  boxSizing: 'border-box',
  width: 400,
  maxWidth: `calc(100vw - ${theme.spacing(4)})`,
  maxHeight: `min(80dvh, 640px)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[8],
  outline: 'none',
}));
