import type { EventId } from '@social/api';
import type { EventAnswer } from '@social/api/events/fetch-event-members';
import { toListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, TabItem, TabList, tabProps, Typography } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { guestsQuery } from '../../lib/events-query';
import { loadFailureMessage } from '../../lib/load-failure-message';
import { PeopleList, PeopleListSkeleton } from '../../lib/people-list';
import { PersonLine } from '../../lib/person-line';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';

const answers: { value: EventAnswer; label: string; empty: string }[] = [
  { value: 'going', label: t('Going'), empty: t('Nobody has said yet that they are going.') },
  { value: 'interested', label: t('Interested'), empty: t('Nobody has said yet that they are interested.') },
  { value: 'invited', label: t('Invited'), empty: t('Nobody has been invited yet.') },
];

/** Lists who goes to an event, who is interested and who was invited. */
export function GuestsDialog({ eventId, onClose }: { eventId: EventId; onClose: () => void }) {
  const [answer, setAnswer] = useState<EventAnswer>('going');
  return (
    <TitledDialog title={t('Guests')} onClose={onClose}>
      <TabList aria-label={t('Answers')}>
        {answers.map(({ value, label }) => (
          <TabItem
            key={value}
            id={`guests-tab-${value}`}
            {...tabProps(value === answer)}
            aria-controls="guests"
            onClick={() => setAnswer(value)}
          >
            {label}
          </TabItem>
        ))}
      </TabList>
      <div role="tabpanel" id="guests" aria-labelledby={`guests-tab-${answer}`}>
        <Guests key={answer} eventId={eventId} answer={answer} />
      </div>
    </TitledDialog>
  );
}

function Guests({ eventId, answer }: { eventId: EventId; answer: EventAnswer }) {
  const userId = useSession((session) => session.userId);
  const state = toListState(useInfiniteQuery(guestsQuery(userId, eventId, answer)));
  switch (state.kind) {
    case 'loading':
      return <PeopleListSkeleton />;
    case 'failed':
      return <ErrorState title={t('The guests could not be loaded')} detail={loadFailureMessage(state.error)} onRetry={state.retry} />;
    case 'empty':
      return (
        <Typography sx={{ color: 'text.secondary', py: 2, textAlign: 'center' }}>
          {answers.find(({ value }) => value === answer)?.empty}
        </Typography>
      );
    case 'ready':
      return (
        <PeopleList
          label={t('Guests')}
          people={state.items}
          unreadableCount={state.unreadableCount}
          end={state.end}
          renderPerson={(person) => <PersonLine person={person}>@{person.username}</PersonLine>}
        />
      );
  }
}
