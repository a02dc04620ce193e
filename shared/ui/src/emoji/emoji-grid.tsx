import { t } from '@social/texts';
import { EmptyState, styled } from '@social/ui';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { inSkinTone, type Emoji, type SkinTone } from './emoji-catalogue';

export type EmojiGridProps = {
  gridRef: RefObject<HTMLDivElement | null>;
  label: string;
  emojis: readonly Emoji[];
  tone: SkinTone;
  /** `hasMore` is true where Shift asks for the picker to stay open. */
  onChoose: (emoji: Emoji, hasMore: boolean) => void;
};

/** Lists emoji in rows. Arrows, Home and End move between them; only one is in the Tab order. */
export function EmojiGrid({ gridRef, label, emojis, tone, onChoose }: EmojiGridProps) {
  const [active, setActive] = useState(0);
  if (emojis.length === 0) return <EmptyState title={t('No emoji has this name.')} />;

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const next = findNext(event.key, active, emojis.length, countColumns(event.currentTarget));
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
  }

  return (
    <>
      <Grid ref={gridRef} role="listbox" aria-label={label} aria-orientation="horizontal" onKeyDown={handleKey}>
        {emojis.map((emoji, index) => (
          <button
            key={emoji.text}
            type="button"
            role="option"
            aria-selected={false}
            aria-label={emoji.name}
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(index)}
            onPointerEnter={() => setActive(index)}
            onClick={({ shiftKey }) => onChoose(emoji, shiftKey)}
          >
            {inSkinTone(emoji, tone)}
          </button>
        ))}
      </Grid>
      <Name aria-hidden>{emojis[active]?.name}</Name>
    </>
  );
}

function findNext(key: string, active: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -active,
    End: count - 1 - active,
  };
  const step = steps[key];
  if (step === undefined) return null;
  const next = active + step;
  return next < 0 || next >= count ? active : next;
}

function countColumns(grid: HTMLElement): number {
  return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
}

const Grid = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
  gridAutoRows: 40,
  overflowY: 'auto',
  padding: theme.spacing(0.5, 1.5),
  '& > button': {
    border: 0,
    padding: 0,
    borderRadius: 8,
    fontSize: 24,
    lineHeight: 1,
    cursor: 'pointer',
    color: 'inherit',
    background: 'none',
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  },
}));

const Name = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(0.75, 1.5),
  minHeight: 32,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
