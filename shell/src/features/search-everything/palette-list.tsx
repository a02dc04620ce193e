import { t } from '@social/texts';
import { CloseIcon, styled } from '@social/ui';
import { useEffect, useRef } from 'react';
import type { Choice, Section } from './choice';

export const LIST_ID = 'palette-choices';

export function optionId({ id }: Pick<Choice, 'id'>): string {
  return `palette-${id.replace(/\s/g, '-')}`;
}

type PaletteListProps = { sections: readonly Section[]; active: Choice | undefined; onChoose: (choice: Choice) => void };

/** The options. The focus stays in the field above, which refers to the active one. */
export function PaletteList({ sections, active, onChoose }: PaletteListProps) {
  return (
    <List id={LIST_ID} role="listbox" aria-label={t('Results')}>
      {sections.map(({ label, choices }) => (
        <div key={label} role="group" aria-label={label}>
          <Label aria-hidden>{label}</Label>
          {choices.map((choice) => (
            <Option key={choice.id} choice={choice} isActive={choice.id === active?.id} onChoose={() => onChoose(choice)} />
          ))}
        </div>
      ))}
    </List>
  );
}

function Option({ choice, isActive, onChoose }: { choice: Choice; isActive: boolean; onChoose: () => void }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isActive]);
  return (
    <Row
      ref={row}
      id={optionId(choice)}
      role="option"
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {choice.icon}
      <Text>
        <span dir="auto">{choice.label}</span>
        {choice.detail && <small dir="auto">{choice.detail}</small>}
      </Text>
      {choice.forget && <Forget title={t('Remove (Delete)')} onForget={choice.forget} />}
    </Row>
  );
}

/** For pointers; the key Delete does the same. */
function Forget({ title, onForget }: { title: string; onForget: () => void }) {
  return (
    <Cross
      aria-hidden
      title={title}
      onClick={(event) => {
        event.stopPropagation();
        onForget();
      }}
    >
      <CloseIcon fontSize="small" />
    </Cross>
  );
}

const List = styled('div')(({ theme }) => ({ overflowY: 'auto', maxHeight: 'min(480px, 60vh)', padding: theme.spacing(1) }));

const Label = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1, 1, 0.5),
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0.5, 1),
  borderRadius: 10,
  cursor: 'pointer',
  '& > svg': { width: 32, flexShrink: 0, color: theme.vars.palette.text.secondary },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-selected="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 14%, transparent)`,
    // Forced colours remove backgrounds.
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const Cross = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  padding: theme.spacing(1),
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));
