import { t } from '@social/texts';
import { Card, TabItem, TabList, tabProps } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { profileTabLabels, profileTabs, toTabUrl, type ProfileTab } from './profile-tab';

export const PROFILE_PANEL_ID = 'profile-panel';

/** The tabs of a profile, each with a URL. */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  const [search] = useSearchParams();
  return (
    <Card>
      <TabList aria-label={t('Parts of the profile')}>
        {profileTabs.map((name) => (
          <TabItem
            key={name}
            id={profileTabId(name)}
            {...tabProps(name === tab)}
            component={Link}
            to={toTabUrl(search, name)}
            preventScrollReset
            aria-controls={name === tab ? PROFILE_PANEL_ID : undefined}
          >
            {profileTabLabels[name]}
          </TabItem>
        ))}
      </TabList>
    </Card>
  );
}

export function profileTabId(tab: ProfileTab): string {
  return `profile-tab-${tab}`;
}
