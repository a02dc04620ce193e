import type { PersonId, StoryId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { fetchStoryViewers } from '@social/api/stories/fetch-story-viewers';
import { toListState } from '@social/data/lists/list-state';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { DialogHeader, EmptyState, ErrorState, PersonAvatar, Skeleton, styled, UnreadableNote, useEndReached } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { Link } from '@social/ui/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';

const PAGE_SIZE = 20;

/** Lists the members who have seen one's own story, latest first. */
export function StoryViewers({ storyId, onClose }: { storyId: StoryId; onClose: () => void }) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Header titleId={titleId} title={t('Seen by')} closeLabel={t('Close the list')} onClose={onClose} />
      <ViewerList storyId={storyId} />
    </Dialog>
  );
}

function ViewerList({ storyId }: { storyId: StoryId }) {
  const state = toListState(
    useInfiniteQuery(
      pagedQuery<PersonId, PersonSummary>(
        ['story-viewers', storyId],
        (afterPersonId, signal) => fetchStoryViewers(apiClient, storyId, { limit: PAGE_SIZE, afterPersonId }, { signal }),
        { staleTime: 0 },
      ),
    ),
  );
  const loadMore = state.kind === 'ready' && state.end.kind === 'more' ? state.end.load : null;
  const end = useEndReached({ onEndReached: () => loadMore?.(), isEnabled: loadMore !== null });

  if (state.kind === 'loading') return <ViewersSkeleton />;
  if (state.kind === 'failed')
    return <ErrorState title={t('The list could not be loaded')} detail={failureMessage(state.error)} onRetry={state.retry} />;
  if (state.kind === 'empty') return <EmptyState title={t('Nobody yet')} detail={t('Who looks at this story will be listed here.')} />;
  return (
    <List>
      {state.items.map((person) => (
        <li key={person.id}>
          <Viewer to={`/profile/${person.id}`}>
            <Row>
              <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} />
              <bdi>{person.name}</bdi>
            </Row>
          </Viewer>
        </li>
      ))}
      {state.unreadableCount > 0 && (
        <li>
          <UnreadableNote count={state.unreadableCount} singular={t('person')} plural={t('people')} />
        </li>
      )}
      <li ref={end} aria-hidden />
    </List>
  );
}

function ViewersSkeleton() {
  return (
    <List as="div" role="status" aria-label={t('Loading the list')}>
      {[140, 104, 168].map((width) => (
        <Row key={width}>
          <Skeleton variant="circular" width={40} height={40} />
          <Skeleton width={width} />
        </Row>
      ))}
    </List>
  );
}

const Header = styled(DialogHeader)(({ theme }) => ({ padding: theme.spacing(2, 3.5, 1, 3) }));

const List = styled('ul')(({ theme }) => ({ margin: 0, padding: theme.spacing(0, 1, 2), listStyle: 'none', overflow: 'auto' }));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1, 2),
}));

const Viewer = styled(Link)(({ theme }) => ({
  display: 'block',
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
}));
