import type { PersonSummary } from '@social/api/people/person';
import type { ListEnd } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { Skeleton, Stack, styled, UnreadableNote } from '@social/ui';
import type { ReactNode } from 'react';
import { ListEndNotice } from './list-end-notice';

export type PeopleListProps<Person extends PersonSummary> = {
  label: string;
  people: readonly Person[];
  unreadableCount: number;
  end: ListEnd;
  renderPerson: (person: Person) => ReactNode;
};

/** Lists people in a dialog; the next page is loaded at its end. */
export function PeopleList<Person extends PersonSummary>({ label, people, unreadableCount, end, renderPerson }: PeopleListProps<Person>) {
  return (
    <>
      <Plain aria-label={label}>
        {people.map((person) => (
          <li key={person.id}>{renderPerson(person)}</li>
        ))}
      </Plain>
      <UnreadableNote count={unreadableCount} singular={t('person')} plural={t('people')} />
      <ListEndNotice key={people.length} end={end} noun={t('people')} skeleton={<Skeleton variant="rounded" height={44} />} />
    </>
  );
}

/** Placeholder for people while they load. */
export function PeopleListSkeleton() {
  return (
    <Stack role="status" aria-label={t('Loading people')} spacing={1.5}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} variant="rounded" height={44} />
      ))}
    </Stack>
  );
}

const Plain = styled('ul')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), margin: 0, padding: 0, listStyle: 'none' }));
