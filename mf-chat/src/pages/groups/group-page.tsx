import { ApiError, parseId, type GroupId, type PersonId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useHiddenIds, useOptimisticValue } from '@social/data';
import { usePageSettings, usePageTitle, useSession } from '@social/session';
import { plural, t } from '@social/texts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  formatNumber,
  GroupsIcon,
  PersonAvatar,
  RegionSlot,
  Skeleton,
  Stack,
  Typography,
} from '@social/ui';
import { BackLink } from '@social/ui/navigation/back-link';
import { useNavigate, useParams } from '@social/ui/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { JoinGroupButton } from '../../features/join-group/join-group-button';
import { leaveGroup } from '../../features/leave-group/leave-group';
import { GroupMembers } from '../../features/list-group-members/group-members';
import { GroupComposer } from '../../features/post-in-group/group-composer';
import { groupMemberships, leftGroups } from '../../lib/group-memberships';
import { myGroupsPath } from '../../lib/group-path';
import { groupQuery, type ListedGroup } from '../../lib/groups-query';
import type { SlotInputs } from '../../slot-inputs';

/** Shows a group: what it is about, its members, and what they post. */
export function GroupPage() {
  const userId = useSession((session) => session.userId);
  const groupId = parseId<GroupId>(useParams().groupId);
  return (
    <Stack spacing={2} sx={{ pb: 6 }}>
      <BackLink to={myGroupsPath}>{t('My Groups')}</BackLink>
      {groupId === null || userId === null ? (
        <MissingGroup reason={t('No group has this address.')} />
      ) : (
        <GroupById key={groupId} {...{ groupId, userId }} />
      )}
    </Stack>
  );
}

function GroupById({ groupId, userId }: { groupId: GroupId; userId: PersonId }) {
  const { data: group, error, isFetching, refetch } = useQuery(groupQuery(userId, groupId));
  usePageTitle(group?.name ?? '');
  if (group) return <ReadyGroup group={group} userId={userId} />;
  if (error && !isFetching) {
    if (error instanceof ApiError && error.kind === 'refused') return <MissingGroup reason={failureMessage(error)} />;
    return (
      <Titled>
        <ErrorState title={t('The group could not be loaded')} detail={failureMessage(error)} onRetry={() => void refetch()} />
      </Titled>
    );
  }
  return (
    <Titled>
      <GroupHeaderSkeleton />
    </Titled>
  );
}

function ReadyGroup({ group, userId }: { group: ListedGroup; userId: PersonId }) {
  const { value: isOn } = useOptimisticValue(groupMemberships, group.id, group.isJoined, group.readAt);
  const isLeaving = useHiddenIds(leftGroups).has(group.id);
  const [publishedCount, setPublishedCount] = useState(0);
  const isMember = isOn && !isLeaving;
  const posts: SlotInputs['mf_feed/post-list'] = { owner: { kind: 'group', id: group.id }, revision: publishedCount };

  return (
    <>
      <GroupHeader group={group} actions={<Actions group={group} isMember={isMember} isOwner={group.ownerId === userId} />} />
      {isMember && <GroupComposer group={group} onPublished={() => setPublishedCount((count) => count + 1)} />}
      <GroupMembers key={String(group.isJoined)} group={group} userId={userId} />
      <RegionSlot remote="mf_feed" expose="./post-list" name={t('Posts')} input={posts} />
    </>
  );
}

function GroupHeader({ group, actions }: { group: ListedGroup; actions: ReactNode }) {
  const { locale } = usePageSettings();
  const { adjust } = useOptimisticValue(groupMemberships, group.id, group.isJoined, group.readAt);
  return (
    <Card>
      <Stack spacing={1.5} sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <PersonAvatar name={group.name} avatarUrl={group.avatarUrl} size={72} />
          <Stack sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="h1" dir="auto">
              {group.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {plural(
                adjust(group.memberCount),
                { one: '{count} member', other: '{count} members' },
                { count: formatNumber(adjust(group.memberCount), locale) },
              )}{' '}
              · {group.isPrivate ? t('private') : t('public')}
            </Typography>
          </Stack>
          {actions}
        </Stack>
        {group.description !== '' && (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {group.description}
          </Typography>
        )}
      </Stack>
    </Card>
  );
}

function GroupHeaderSkeleton() {
  return (
    <Card role="status" aria-label={t('Loading the group')}>
      <Stack spacing={1.5} sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
          <Skeleton variant="circular" width={72} height={72} />
          <Stack sx={{ flex: 1 }}>
            <Skeleton width="55%" height={36} />
            <Skeleton width="35%" />
          </Stack>
        </Stack>
        <Skeleton width="85%" />
      </Stack>
    </Card>
  );
}

function Actions({ group, isMember, isOwner }: { group: ListedGroup; isMember: boolean; isOwner: boolean }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  if (isOwner) return <Typography variant="body2">{t('You run this group')}</Typography>;
  if (!isMember) return group.isPrivate ? <Typography variant="body2">{t('Private group')}</Typography> : <JoinGroupButton group={group} />;
  return (
    <Button
      variant="outlined"
      size="small"
      sx={{ minHeight: 40 }}
      onClick={() => {
        void navigate(myGroupsPath);
        void leaveGroup(queries, group);
      }}
    >
      {t('Leave group')}
    </Button>
  );
}

function MissingGroup({ reason }: { reason: string }) {
  return (
    <Titled>
      <EmptyState icon={<GroupsIcon />} title={t('This group is not here')} detail={reason} />
    </Titled>
  );
}

/** A page without its group still has a heading, which receives the focus. */
function Titled({ children }: { children: ReactNode }) {
  return (
    <>
      <Typography variant="h1">{t('Group')}</Typography>
      {children}
    </>
  );
}
