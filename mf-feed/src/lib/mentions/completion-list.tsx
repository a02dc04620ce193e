import { t } from '@social/texts';
import { PersonAvatar, styled } from '@social/ui';
import { Popper } from '@social/ui/forms';
import type { RefObject } from 'react';
import { toOptionId } from './option-id';
import type { Suggestion } from './use-suggestions';

export type CompletionListProps = {
  listId: string;
  anchor: RefObject<HTMLElement | null>;
  suggestions: readonly Suggestion[];
  activeIndex: number;
  onSelect: (suggestion: Suggestion) => void;
};

/** Shows the suggestions below the field, which retains the focus. */
export function CompletionList({ listId, anchor, suggestions, activeIndex, onSelect }: CompletionListProps) {
  return (
    <Layer
      open
      // At the end of the document, outside of every landmark, so it is one itself.
      role="region"
      aria-label={t('Suggestions')}
      anchorEl={() => anchor.current ?? document.body}
      // Inside a dialog everything else is inert. Fixed, so that no scroll container clips it.
      container={() => anchor.current?.closest<HTMLElement>('[role="dialog"]') ?? document.body}
      placement="bottom-start"
      popperOptions={{ strategy: 'fixed' }}
    >
      <List role="listbox" id={listId} aria-label={t('Suggestions')}>
        {suggestions.map((suggestion, index) => (
          <Option
            key={suggestion.insertText}
            id={toOptionId(listId, index)}
            role="option"
            aria-selected={index === activeIndex}
            // A press must not move the focus out of the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(suggestion)}
          >
            {suggestion.avatarUrl !== undefined && <PersonAvatar name={suggestion.name} avatarUrl={suggestion.avatarUrl} size={28} />}
            <Name dir="auto">{suggestion.name}</Name>
            <Detail>{suggestion.detail}</Detail>
          </Option>
        ))}
      </List>
    </Layer>
  );
}

const Layer = styled(Popper)(({ theme }) => ({ zIndex: theme.zIndex.modal + 1, width: 320, maxWidth: 'calc(100vw - 32px)' }));

const List = styled('ul')(({ theme }) => ({
  margin: theme.spacing(0.5, 0),
  padding: theme.spacing(0.5),
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.vars.shadows[8],
}));

const Option = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  padding: theme.spacing(0.5, 1),
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover, &[aria-selected="true"]': { background: theme.vars.palette.action.selected },
}));

const Name = styled('span')({
  minWidth: 0,
  flex: 1,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));
