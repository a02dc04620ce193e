import type { Person } from '@social/api/people/fetch-person';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { RegionSlot } from '@social/ui';
import { PersonFollowButton } from '../../features/follow-person/person-follow-button';
import { FriendList } from '../../features/list-friends/friend-list';
import { PhotoGrid } from '../../features/show-photos/photo-grid';
import { AboutPerson } from '../../features/show-profile/about-person';
import type { ProfileTab } from '../../features/show-profile/profile-tab';
import { profilePostsRegion } from '../../routes';
import type { SlotInputs } from '../../slot-inputs';

export type ProfilePanelProps = { person: Person; isOwn: boolean; tab: ProfileTab };

/** The panel of the chosen tab. */
export function ProfilePanel({ person, isOwn, tab }: ProfilePanelProps) {
  const userId = useSession((session) => session.userId);
  switch (tab) {
    case 'posts':
      return <RegionSlot {...profilePostsRegion} name={t('Posts')} input={postsOf(person)} />;
    case 'photos':
      return <PhotoGrid person={person} isOwn={isOwn} />;
    case 'followers':
    case 'following':
      return (
        <FriendList
          key={tab}
          person={person}
          side={tab}
          isOwn={isOwn}
          renderAction={(friend) =>
            friend.id !== userId && (
              <PersonFollowButton person={friend} followsMe={isOwn && tab === 'followers'} readAt={friend.readAt} size="small" />
            )
          }
        />
      );
    case 'about':
      return <AboutPerson person={person} isOwn={isOwn} />;
  }
}

function postsOf({ id }: Person): SlotInputs['mf_feed/post-list'] {
  return { owner: { kind: 'person', id } };
}
