import type { PersonId } from '@social/api';
import type { GroupConversation } from '@social/api/chats/fetch-group-conversations';
import { getUnreadableCount } from '@social/api/unreadable-items';
import { useHiddenIds } from '@social/data';
import { toListState, type ListState } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { AddIcon, Button, Stack, Typography, useLazyOverlay } from '@social/ui';
import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { GroupCard } from '../../features/browse-groups/group-card';
import { GroupSection, type GroupSectionState } from '../../features/browse-groups/group-section';
import { JoinGroupButton } from '../../features/join-group/join-group-button';
import { groupConversationsQuery } from '../../lib/conversation-cache';
import { toConversationPath } from '../../lib/conversation-ref';
import { leftGroups } from '../../lib/group-memberships';
import { toGroupPath } from '../../lib/group-path';
import { joinedGroupsQuery, suggestedGroupsQuery, type ListedGroup } from '../../lib/groups-query';

/** Lists the groups that the member runs and has joined, their group conversations, and groups to join. */
export function MyGroupsPage() {
  const userId = useSession((session) => session.userId);
  const dialog = useLazyOverlay(
    t('New group'),
    async () => (await import('../../features/create-group/create-group-dialog')).CreateGroupDialog,
  );
  return (
    <Stack spacing={3} sx={{ pb: 6 }}>
      <Stack spacing={1}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h1">{t('My Groups')}</Typography>
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => void dialog.open()}>
            {t('Create group')}
          </Button>
        </Stack>
        <Typography sx={{ color: 'text.secondary' }}>{t('The groups you run and the groups you joined are listed here.')}</Typography>
      </Stack>
      {userId !== null && <Lists userId={userId} />}
      {dialog.Overlay && <dialog.Overlay onClose={dialog.close} />}
    </Stack>
  );
}

/** Each list appears below those that are known, because the length of one decides the place of the next. All are read at once. */
function Lists({ userId }: { userId: PersonId }) {
  const left = useHiddenIds(leftGroups);
  const joinedGroups = useQuery(joinedGroupsQuery(userId));
  const conversations = useQuery(groupConversationsQuery());
  const suggested = toListState(useInfiniteQuery(suggestedGroupsQuery(userId)));
  const joined = toSectionState(joinedGroups);
  const isOwn = ({ ownerId }: ListedGroup) => ownerId === userId;
  return (
    <>
      <GroupSection
        title={t('Groups you run')}
        state={filterItems(joined, isOwn)}
        empty={t('You run no group yet. Create one for your street, your team or your hobby.')}
        getKey={({ id }) => id}
        renderItem={(group) => <ListedGroupCard group={group} />}
      />
      {joinedGroups.isFetched && (
        <>
          <GroupSection
            title={t('Groups you joined')}
            state={filterItems(joined, (group) => !isOwn(group) && !left.has(group.id))}
            empty={t('You joined no group of others yet.')}
            getKey={({ id }) => id}
            renderItem={(group) => <ListedGroupCard group={group} />}
          />
          <Conversations state={toSectionState(conversations)} />
          {conversations.isFetched && <Suggestions list={suggested} />}
        </>
      )}
    </>
  );
}

function ListedGroupCard({ group }: { group: ListedGroup }) {
  const isJoinable = !group.isJoined && !group.isPrivate;
  return (
    <GroupCard
      {...group}
      path={toGroupPath(group.id)}
      facts={group.isPrivate ? ['private'] : []}
      action={isJoinable && <JoinGroupButton group={group} />}
    />
  );
}

function Conversations({ state }: { state: GroupSectionState<GroupConversation> }) {
  const dialog = useLazyOverlay(
    t('New group conversation'),
    async () => (await import('../../features/start-conversation/new-group-dialog')).NewGroupDialog,
  );
  return (
    <>
      <GroupSection
        title={t('Group conversations')}
        state={state}
        empty={t('You are in no group conversation yet.')}
        action={
          <Button size="small" startIcon={<AddIcon />} onClick={() => void dialog.open()}>
            {t('New conversation')}
          </Button>
        }
        getKey={({ id }) => id}
        renderItem={(group) => <ConversationCard group={group} />}
      />
      {dialog.Overlay && <dialog.Overlay onClose={dialog.close} />}
    </>
  );
}

function ConversationCard({ group }: { group: GroupConversation }) {
  return (
    <GroupCard
      {...group}
      path={toConversationPath({ kind: 'group', id: group.id })}
      facts={group.isOwn ? [t('you started it')] : []}
      description={group.lastMessage?.text ?? ''}
    />
  );
}

function Suggestions({ list }: { list: ListState<ListedGroup> }) {
  // A host that suggests no groups has no such section.
  if (list.kind === 'empty') return null;
  const { end } = list.kind === 'ready' ? list : { end: null };
  return (
    <GroupSection
      title={t('Suggested groups')}
      state={list}
      empty=""
      getKey={({ id }) => id}
      renderItem={(group) => <ListedGroupCard group={group} />}
      end={
        (end?.kind === 'more' || end?.kind === 'failed') && (
          <Button sx={{ mt: 1 }} onClick={end.kind === 'more' ? end.load : end.retry}>
            {end.kind === 'more' ? t('Show more groups') : t('Further groups could not be loaded. Retry')}
          </Button>
        )
      }
    />
  );
}

function toSectionState<Item>({ data, error, isFetching, refetch }: UseQueryResult<Item[]>): GroupSectionState<Item> {
  if (data) return { kind: 'ready', items: data, unreadableCount: getUnreadableCount(data) };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

function filterItems<Item>(state: GroupSectionState<Item>, matches: (item: Item) => boolean): GroupSectionState<Item> {
  return state.kind === 'ready' ? { ...state, items: state.items.filter(matches) } : state;
}
