import type { PersonId } from '@social/api';
import { useHiddenIds } from '@social/data';
import { toListState } from '@social/data/lists/list-state';
import { apiClient, useSession } from '@social/session';
import { failureMessage } from '@social/api/failure-message';
import { ErrorState, IconButton, notify, Skeleton, styled, SvgIcon, Typography } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { dismissedPeople } from './dismissed-people';
import { SuggestedPerson } from './suggested-person';
import { suggestionsQuery } from './suggestions-query';
import { CARD_STEP_PX, useCarousel } from './use-carousel';

const TO_LEFT = 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z';
const TO_RIGHT = 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z';

/** Suggests people to follow in a row of cards. Hidden where the provider suggests nobody. */
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

  if (state.kind === 'loading')
    return <Skeleton variant="rounded" height={SECTION_HEIGHT} role="status" aria-label="Loading suggestions" sx={{ borderRadius: 4 }} />;
  if (state.kind === 'failed')
    return <ErrorState title="Friend suggestions could not be loaded" detail={failureMessage(state.error)} onRetry={state.retry} />;
  if (state.kind === 'empty') return null;
  return (
    <section aria-labelledby={titleId}>
      <Head>
        <Typography id={titleId} variant="h2">
          Friend Suggestions
        </Typography>
        <span>
          <Arrow name="Earlier suggestions" path={TO_LEFT} onClick={() => move(-1)} />
          <Arrow name="More suggestions" path={TO_RIGHT} onClick={() => move(1)} />
        </span>
      </Head>
      <Row ref={row}>
        {state.items.map((person) => (
          <li key={person.id}>
            <SuggestedPerson person={person} onDismiss={() => void dismiss(person)} />
          </li>
        ))}
      </Row>
    </section>
  );
}

async function dismiss({ id, name }: { id: PersonId; name: string }): Promise<void> {
  dismissedPeople.hide(id);
  const end = await notify({ severity: 'info', message: `${name} is not suggested any more.`, action: 'Undo' });
  if (end === 'action') dismissedPeople.restore(id);
}

function Arrow({ name, path, onClick }: { name: string; path: string; onClick: () => void }) {
  return (
    <IconButton aria-label={name} onClick={onClick}>
      <SvgIcon>
        <path d={path} />
      </SvgIcon>
    </IconButton>
  );
}

/** The height of the loaded row, so that the posts below do not shift. */
const SECTION_HEIGHT = 244;

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
