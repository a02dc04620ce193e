import { useFollow } from '@social/session';
import { Stack, Typography } from '@social/ui';
import { useState } from 'react';
import { BlockedNotice } from '../../features/block-person/blocked-notice';
import { ProfilePictureButton } from '../../features/change-pictures/profile-picture-button';
import { ProfileCard } from '../../features/show-profile/profile-card';
import { useProfileTab } from '../../features/show-profile/profile-tab';
import { PROFILE_PANEL_ID, ProfileTabs, profileTabId } from '../../features/show-profile/profile-tabs';
import type { ReadPerson } from '../../lib/person-query';
import { OwnActions } from './own-actions';
import { PersonActions } from './person-actions';
import { ProfilePanel } from './profile-panel';

export type ProfileViewProps = { person: ReadPerson; isOwn: boolean };

/** A member's profile: card, tabs and the chosen panel. */
export function ProfileView({ person, isOwn }: ProfileViewProps) {
  const tab = useProfileTab();
  const [isBlocked, setIsBlocked] = useState(false);
  const { adjust } = useFollow(person.id, person.following, person.readAt);

  if (isBlocked) {
    return (
      <Stack spacing={2}>
        <Typography variant="h1" dir="auto">
          {person.name}
        </Typography>
        <BlockedNotice person={person} onFree={() => setIsBlocked(false)} />
      </Stack>
    );
  }
  return (
    <Stack spacing={2}>
      <ProfileCard
        person={person}
        followerCount={adjust(person.counts?.followerCount ?? 0)}
        actions={isOwn ? <OwnActions person={person} /> : <PersonActions person={person} onBlocked={setIsBlocked} />}
        coverAction={isOwn && <ProfilePictureButton kind="cover" />}
        photoAction={isOwn && <ProfilePictureButton kind="avatar" />}
      />
      <ProfileTabs tab={tab} />
      <div id={PROFILE_PANEL_ID} role="tabpanel" aria-labelledby={profileTabId(tab)}>
        <ProfilePanel person={person} isOwn={isOwn} tab={tab} />
      </div>
    </Stack>
  );
}
