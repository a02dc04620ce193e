import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import type { PersonId } from '@social/api';
import { useHiddenIds } from '@social/data';
import { toListState } from '@social/data/lists/list-state';
import { apiClient, useSession } from '@social/session';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { ErrorState, IconButton, notify, styled, Typography, UnreadableNote } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { dismissedPeople } from './dismissed-people';
import { SuggestedPerson } from './suggested-person';
import { SuggestionSkeleton } from './suggestion-skeleton';
import { suggestionsQuery } from './suggestions-query';
import { CARD_STEP_PX, useCarousel } from './use-carousel';

/** Suggests people to follow in a row of cards, as an article of the feed. Hidden if the provider suggests no one. */
export function SuggestionRow() {
  const titleId = useId();
  const userId = useSession((session) => session.userId);
  const dismissed = useHiddenIds(dismissedPeople);
  const state = toListState(useInfiniteQuery(suggestionsQuery(apiClient, userId)), (people) =>
    people.filter(({ id }) => !dismissed.has(id)),
  );
  const { row, move } = useCarousel({
    count: state.kind === 'ready' ? state.items.length : 0,
    onEndReached: state.kind === 'ready' && state.end.kind === 'more' ? state.end.load : null,
  });

  if (state.kind === 'loading') return <SuggestionSkeleton />;
  if (state.kind === 'empty') return null;
  if (state.kind === 'failed') {
    return (
      <article aria-label={t('Friend Suggestions')}>
        <ErrorState title={t('Friend suggestions could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />
      </article>
    );
  }
  return (
    <article aria-labelledby={titleId}>
      <Head>
        <Typography id={titleId} variant="h2">
          {t('Friend Suggestions')}
        </Typography>
        <span>
          <Arrow name={t('Earlier suggestions')} icon={<PreviousIcon />} onClick={() => move(-1)} />
          <Arrow name={t('More suggestions')} icon={<NextIcon />} onClick={() => move(1)} />
        </span>
      </Head>
      <Row ref={row}>
        {state.items.map((person) => (
          <li key={person.id}>
            <SuggestedPerson person={person} onDismiss={() => void dismiss(person)} />
          </li>
        ))}
      </Row>
      <UnreadableNote count={state.unreadableCount} singular={t('suggestion')} plural={t('suggestions')} />
    </article>
  );
}

async function dismiss({ id, name }: { id: PersonId; name: string }): Promise<void> {
  dismissedPeople.hide(id);
  const end = await notify({ severity: 'info', message: t('{name} is not suggested any more.', { name }), action: t('Undo') });
  if (end === 'action') dismissedPeople.restore(id);
}

function Arrow({ name, icon, onClick }: { name: string; icon: ReactNode; onClick: () => void }) {
  return (
    <IconButton aria-label={name} onClick={onClick}>
      {icon}
    </IconButton>
  );
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: CARD_STEP_PX - 150,
  margin: 0,
  padding: theme.spacing(0.5),
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flexShrink: 0 },
  [theme.breakpoints.up('lg')]: { gap: CARD_STEP_PX - 160 },
}));
