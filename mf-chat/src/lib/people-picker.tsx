import type { PersonId } from '@social/api';
import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { ButtonBase, CheckIcon, PersonAvatar, Stack, styled, Typography } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import { SearchResults } from './search-results';
import { usePeopleSearch } from './use-people-search';

export type PeoplePickerProps = {
  label: string;
  /** People who are not offered. */
  hiddenIds?: readonly PersonId[];
  /** People marked as chosen; undefined where a click completes the choice. */
  chosenIds?: readonly PersonId[];
  onChoose: (person: PersonSummary) => void;
};

/** Searches people by name. Without a query it offers the people that the member follows. */
export function PeoplePicker({ label, hiddenIds = [], chosenIds, onChoose }: PeoplePickerProps) {
  const [query, setQuery] = useState('');
  const search = usePeopleSearch(query.trim());
  const people = search.kind === 'ready' ? search.people.filter(({ id }) => !hiddenIds.includes(id)) : [];

  return (
    <Stack sx={{ gap: 1.5 }}>
      <TextField
        size="small"
        type="search"
        label={label}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        autoComplete="off"
      />
      <SearchResults state={search} failedText={t('People could not be searched.')}>
        {people.length === 0 ? (
          <Typography variant="body2">{query.trim() === '' ? t('Type a name to find somebody.') : t('Nobody was found.')}</Typography>
        ) : (
          <People>
            {people.map((person) => (
              <li key={person.id}>
                <PersonRow
                  type="button"
                  onClick={() => onChoose(person)}
                  {...(chosenIds && { 'aria-pressed': chosenIds.includes(person.id) })}
                >
                  <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
                  <Names>
                    <span dir="auto">{person.name}</span>
                    <small>@{person.username}</small>
                  </Names>
                  {chosenIds?.includes(person.id) && <CheckIcon color="primary" />}
                </PersonRow>
              </li>
            ))}
          </People>
        )}
      </SearchResults>
    </Stack>
  );
}

const People = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const PersonRow = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1),
  borderRadius: 12,
  textAlign: 'start',
  '&:hover, &:focus-visible': { background: theme.vars.palette.action.hover },
}));

const Names = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minWidth: 0,
  display: 'grid',
  fontWeight: 600,
  '& small': { ...theme.typography.caption, fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
