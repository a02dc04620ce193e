import { t } from '@social/texts';
import { SearchIcon, styled, Typography } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { SearchFailures } from '../../lib/search-failures';
import type { Command } from './choice';
import { LIST_ID, optionId, PaletteList } from './palette-list';
import { usePalette } from './use-palette';
import type { TypeAhead } from './type-ahead';
import type { TypedSearch } from './use-typed-search';

export type PaletteProps = { commands: readonly Command[]; typeAhead: TypeAhead; onClose: () => void };

/** Searches what members made, the product's pages and its actions in a single field. */
export function Palette(props: PaletteProps) {
  const { typed, type, search, sections, active, choose, press } = usePalette(props);
  const { onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('Search'), sx: { alignSelf: 'flex-start' } } }}
    >
      <Field>
        <SearchIcon />
        <input
          role="combobox"
          aria-label={t('Search people, pages and posts')}
          aria-expanded={sections.length > 0}
          aria-controls={LIST_ID}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={t('Search people, pages and posts')}
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

function SearchStatus({ search, typed }: { search: TypedSearch; typed: string }) {
  switch (search.kind) {
    case 'idle':
      return <Line role="status" />;
    case 'searching':
      return <Line role="status">{t('Searching…')}</Line>;
    case 'ended': {
      if (search.failures.length > 0) return <SearchFailures failures={search.failures} />;
      const count = Object.values(search.hits ?? {}).flat().length;
      return <Line role="status">{count === 0 && t('Nothing was found for “{typed}”.', { typed })}</Line>;
    }
  }
}

function Line(props: { role: 'status'; children?: React.ReactNode }) {
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
