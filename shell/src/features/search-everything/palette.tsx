import { failureMessage } from '@social/api/failure-message';
import { Button, Dialog, SearchIcon, styled, Typography } from '@social/ui';
import type { Command } from './choice';
import { LIST_ID, optionId, PaletteList } from './palette-list';
import { usePalette } from './use-palette';
import type { TypeAhead } from './type-ahead';
import type { TypedSearch } from './use-typed-search';

export type PaletteProps = { commands: readonly Command[]; typeAhead: TypeAhead; onClose: () => void };

/** Searches people, pages, posts, the product's pages and its actions in a single field. */
export function Palette(props: PaletteProps) {
  const { typed, type, search, sections, active, choose, press } = usePalette(props);
  const { onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': 'Search', sx: { alignSelf: 'flex-start' } } }}
    >
      <Field>
        <SearchIcon />
        <input
          role="combobox"
          aria-label="Search people, pages and posts"
          aria-expanded={sections.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder="Search people, pages and posts"
          autoComplete="off"
          autoFocus
          dir="auto"
          maxLength={100}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
      </Field>
      <PaletteList sections={sections} active={active} onChoose={choose} />
      <SearchStatus search={search} typed={typed.trim()} />
    </Dialog>
  );
}

/** Shows the state of the search. */
function SearchStatus({ search, typed }: { search: TypedSearch; typed: string }) {
  switch (search.kind) {
    case 'idle':
      return <Line role="status" />;
    case 'searching':
      return <Line role="status">Searching…</Line>;
    case 'failed':
      return (
        <Line role="alert">
          The search failed. {failureMessage(search.error)}{' '}
          <Button size="small" onClick={search.retry}>
            Retry
          </Button>
        </Line>
      );
    case 'ready': {
      const count = Object.values(search.hits).flat().length;
      return <Line role="status">{count === 0 && `No person, page or post was found for “${typed}”.`}</Line>;
    }
  }
}

function Line(props: { role: 'status' | 'alert'; children?: React.ReactNode }) {
  return <Typography component="div" variant="body2" sx={{ color: 'text.secondary', px: 2, pb: 1.5, '&:empty': { p: 0 } }} {...props} />;
}

const Field = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& input': {
    flex: 1,
    minWidth: 0,
    minHeight: 36,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: '1.0625rem',
    color: theme.vars.palette.text.primary,
  },
}));
