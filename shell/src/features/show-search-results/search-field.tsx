import { t } from '@social/texts';
import { SearchIcon } from '@social/ui';
import { TextField } from '@social/ui/forms';
import type { FormEvent } from 'react';

/** The field of the query. Uncontrolled: another URL remounts it. */
export function SearchField({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (typeof typed === 'string' && typed.trim() !== '') onSearch(typed.trim());
  }
  return (
    <form role="search" key={query} onSubmit={submit}>
      <TextField
        name="q"
        type="search"
        defaultValue={query}
        slotProps={{
          htmlInput: { 'aria-label': t('Search people, pages and posts'), dir: 'auto', maxLength: 100 },
          input: { startAdornment: <SearchIcon sx={{ marginInlineEnd: 1, color: 'text.secondary' }} /> },
        }}
      />
    </form>
  );
}
