import { SearchIcon, TextField } from '@social/ui';
import type { FormEvent } from 'react';

/** The query of the search, to be changed. Uncontrolled: another address brings another field. */
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
          htmlInput: { 'aria-label': 'Search people, pages and posts', dir: 'auto', maxLength: 100 },
          input: { startAdornment: <SearchIcon sx={{ mr: 1, color: 'text.secondary' }} /> },
        }}
      />
    </form>
  );
}
