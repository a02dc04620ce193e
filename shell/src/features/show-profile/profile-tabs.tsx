import { Card, Tab, Tabs } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { profileTabs, tabAddress, type ProfileTab } from './profile-tab';

const labels: Record<ProfileTab, string> = {
  posts: 'Posts',
  photos: 'Photos',
  followers: 'Followers',
  following: 'Following',
  about: 'About',
};

export const PROFILE_PANEL_ID = 'profile-panel';

/** The parts of a profile, each with an address. */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  const [search] = useSearchParams();
  return (
    <Card>
      <Tabs value={tab} variant="scrollable" scrollButtons={false} aria-label="Parts of the profile">
        {profileTabs.map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            value={name}
            label={labels[name]}
            component={Link}
            to={tabAddress(search, name)}
            preventScrollReset
            aria-controls={name === tab ? PROFILE_PANEL_ID : undefined}
          />
        ))}
      </Tabs>
    </Card>
  );
}

export function tabId(tab: ProfileTab): string {
  return `profile-tab-${tab}`;
}
