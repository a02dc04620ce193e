import type { PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { fetchReactors } from '@social/api/posts/fetch-reactors';
import type { PostReactions } from '@social/api/posts/post-reactions';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { shareStructure } from '@social/data/lists/share-structure';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import {
  DialogHeader,
  EmptyState,
  ErrorState,
  PersonAvatar,
  Skeleton,
  styled,
  TabItem,
  TabList,
  tabProps,
  UnreadableNote,
} from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { Link } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ReactionIcon } from './reaction-icon';
import { allReactions, reactionNames } from './reaction-names';

/** People shown of each reaction. */
const MAX_PEOPLE = 50;

export type ReactorsDialogProps = { postId: PostId; counts: PostReactions['counts']; onClose: () => void };

/** Lists who reacted to a post, all together or by reaction. */
export function ReactorsDialog({ postId, counts, onClose }: ReactorsDialogProps) {
  const titleId = useId();
  const [shown, setShown] = useState<Reaction | 'all'>('all');
  const given = allReactions.filter((reaction) => counts[reaction] > 0);

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Header titleId={titleId} title={t('Who reacted')} onClose={onClose} />
      <Filters aria-label={t('Reactions')}>
        <TabItem {...tabProps(shown === 'all')} onClick={() => setShown('all')}>
          {t('All')}
        </TabItem>
        {given.map((reaction) => (
          <TabItem
            key={reaction}
            {...tabProps(shown === reaction)}
            aria-label={`${reactionNames[reaction]}, ${counts[reaction]}`}
            onClick={() => setShown(reaction)}
          >
            <ReactionIcon reaction={reaction} size={20} />
            {counts[reaction]}
          </TabItem>
        ))}
      </Filters>
      <People postId={postId} shown={shown} />
    </Dialog>
  );
}

function People({ postId, shown }: { postId: PostId; shown: Reaction | 'all' }) {
  const userId = useSession((session) => session.userId);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['reactors', userId, postId],
    queryFn: ({ signal }) => fetchReactors(apiClient, { to: 'post', id: postId }, { limit: MAX_PEOPLE }, { signal }),
    structuralSharing: shareStructure,
  });

  if (!data) {
    if (error && !isFetching) {
      return <ErrorState title={t('The list could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />;
    }
    return (
      <List role="status" aria-label={t('Loading the list')}>
        <Skeleton variant="rounded" height={44} />
        <Skeleton variant="rounded" height={44} />
      </List>
    );
  }
  const reactions = shown === 'all' ? allReactions : [shown];
  const people = reactions.flatMap((reaction) => data[reaction].map((person) => ({ person, reaction })));
  if (people.length === 0)
    return <EmptyState title={t('Nobody to show')} detail={t('Who reacted is not shown to you, or took it back.')} />;

  const unreadableCount = reactions.reduce((sum, reaction) => sum + getUnreadableCount(data[reaction]), 0);
  return (
    <>
      <List as="ul" aria-label={t('People')}>
        {people.map(({ person, reaction }) => (
          <li key={person.id}>
            <Row to={`/profile?username=${encodeURIComponent(person.username)}`}>
              <PersonAvatar name={person.name} avatarUrl={person.avatarUrl} size={36} />
              <Name dir="auto">{person.name}</Name>
              <span title={reactionNames[reaction]} role="img" aria-label={reactionNames[reaction]}>
                <ReactionIcon reaction={reaction} size={22} />
              </span>
            </Row>
          </li>
        ))}
      </List>
      <UnreadableNote count={unreadableCount} singular={t('person')} plural={t('people')} />
    </>
  );
}

// Seven tabs must fit.
const Filters = styled(TabList)(({ theme }) => ({
  paddingInline: theme.spacing(1.5),
  '& > button': { flexGrow: 0, gap: theme.spacing(0.5) },
}));

const Header = styled(DialogHeader)(({ theme }) => ({ padding: theme.spacing(2, 2.5, 0.5) }));

const List = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  minHeight: 160,
  alignContent: 'start',
  margin: 0,
  padding: theme.spacing(1.5),
  listStyle: 'none',
  overflowY: 'auto',
}));

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 48,
  padding: theme.spacing(0.5, 1),
  borderRadius: 12,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

const Name = styled('span')({ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' });
