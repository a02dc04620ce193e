import type { Reaction } from '@social/api/posts/toggle-reaction';
import { t } from '@social/texts';
import { ButtonBase, styled } from '@social/ui';
import { Popper } from '@social/ui/forms';
import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { ReactionIcon } from './reaction-icon';
import { allReactions, reactionNames } from './reaction-names';

export type ReactionPickerProps = {
  anchorTo: RefObject<HTMLElement | null>;
  mine: Reaction | null;
  /** Moves focus into the picker, because keys opened it. */
  takesFocus: boolean;
  onChoose: (reaction: Reaction) => void;
  onClose: () => void;
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
};

/** Offers the reactions above the button. */
export function ReactionPicker({ onPointerEnter, onPointerLeave, ...bar }: ReactionPickerProps) {
  return (
    <Layer
      open
      // At the end of the document, outside of every landmark, so it is one itself.
      role="region"
      aria-label={t('Reactions')}
      anchorEl={() => bar.anchorTo.current ?? document.body}
      placement="top-start"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <ReactionBar {...bar} />
    </Layer>
  );
}

type ReactionBarProps = Omit<ReactionPickerProps, 'onPointerEnter' | 'onPointerLeave'>;

/** Needs to be a component of its own: its effects must run after the layer is mounted. */
function ReactionBar({ anchorTo, mine, takesFocus, onChoose, onClose }: ReactionBarProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Focus must not scroll to the layer, which is at the top of the page until it is positioned.
    if (takesFocus) findItems(menu.current)[0]?.focus({ preventScroll: true });
  }, [takesFocus]);

  useEffect(() => {
    function closeOnPressOutside({ target }: Event) {
      if (target instanceof Node && !menu.current?.contains(target) && !anchorTo.current?.contains(target)) onClose();
    }
    document.addEventListener('pointerdown', closeOnPressOutside, true);
    return () => document.removeEventListener('pointerdown', closeOnPressOutside, true);
  }, [anchorTo, onClose]);

  function close() {
    onClose();
    anchorTo.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const items = findItems(menu.current);
    const current = items.findIndex((item) => item === document.activeElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined) items[(current + step + items.length) % items.length]?.focus({ preventScroll: true });
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Bar ref={menu} role="menu" aria-label={t('Reactions')} onKeyDown={handleKeyDown}>
      {allReactions.map((reaction) => (
        <Choice
          key={reaction}
          role="menuitemradio"
          tabIndex={-1}
          aria-checked={reaction === mine}
          aria-label={reactionNames[reaction]}
          title={reactionNames[reaction]}
          onClick={() => (onChoose(reaction), close())}
        >
          <ReactionIcon reaction={reaction} size={32} />
        </Choice>
      ))}
    </Bar>
  );
}

function findItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitemradio"]') ?? [])];
}

const Layer = styled(Popper)(({ theme }) => ({ zIndex: theme.zIndex.tooltip, paddingBottom: 4 }));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: theme.spacing(0.5),
  borderRadius: 999,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[6],
}));

const Choice = styled(ButtonBase)(({ theme }) => ({
  width: 44,
  height: 44,
  borderRadius: '50%',
  '&[aria-checked="true"]': { background: theme.vars.palette.action.selected },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& svg': { transition: theme.transitions.create('transform', { duration: theme.transitions.duration.shortest }) },
  '&:hover svg, &:focus-visible svg': { transform: 'scale(1.2)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));
