import { failureMessage } from '@social/api/failure-message';
import type { Page } from '@social/api/pages/page';
import type { PersonSummary } from '@social/api/people/person';
import { t } from '@social/texts';
import { ErrorState, Skeleton, Stack, styled, Typography, UnreadableNote, useDebouncedValue } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useState, type ReactNode } from 'react';
import { AdminButton } from './admin-button';
import { PersonRow } from './person-row';
import { useAdmins, useMemberSearch, type PeopleState } from './use-admins';

const DEBOUNCE_MS = 300;

/** Lists the page's admins and lets its owner search members and add or remove admins. */
export function AdminSection({ page }: { page: Page }) {
  const [searchText, setSearchText] = useState('');
  const { state: admins, refetch } = useAdmins(page.id);
  const found = useMemberSearch(useDebouncedValue(searchText.trim(), DEBOUNCE_MS), page.ownerId);
  const adminIds = new Set(admins.kind === 'ready' ? admins.people.map(({ id }) => id) : []);

  function action(person: PersonSummary) {
    return page.isMine && admins.kind === 'ready' ? (
      <AdminButton page={page} person={person} isAdmin={adminIds.has(person.id)} refetch={refetch} />
    ) : null;
  }

  return (
    <Stack spacing={3}>
      <section aria-labelledby="admins-of-page">
        <Typography variant="h3" id="admins-of-page">
          {t('Admins')}
        </Typography>
        <People state={admins} label={t('Admins')} empty={t('Only its owner manages this page.')} action={action} />
      </section>
      {page.isMine ? (
        <section aria-labelledby="add-admins">
          <Typography variant="h3" id="add-admins" sx={{ mb: 1.5 }}>
            {t('Add admins')}
          </Typography>
          <TextField
            type="search"
            size="small"
            label={t('Search members')}
            value={searchText}
            onChange={(event) => setSearchText(event.target.value)}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <People state={found} label={t('Members')} empty={t('Nobody has this name.')} action={action} />
        </section>
      ) : (
        <Typography variant="body2">{t('The page’s owner chooses its admins.')}</Typography>
      )}
    </Stack>
  );
}

type PeopleProps = { state: PeopleState; label: string; empty: string; action: (person: PersonSummary) => ReactNode };

function People({ state, label, empty, action }: PeopleProps) {
  switch (state.kind) {
    case 'loading':
      return <Skeleton height={64} />;
    case 'failed':
      return <ErrorState title={t('{label} could not be loaded', { label })} detail={failureMessage(state.error)} onRetry={state.retry} />;
    case 'ready':
      if (state.people.length === 0)
        return (
          <Typography variant="body2" role="status" sx={{ py: 1, color: 'text.secondary' }}>
            {empty}
          </Typography>
        );
      return (
        <>
          <List aria-label={label}>
            {state.people.map((person) => (
              <PersonRow key={person.id} person={person} action={action(person)} />
            ))}
          </List>
          <UnreadableNote count={state.unreadableCount} singular={t('member')} plural={t('members')} />
        </>
      );
  }
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
