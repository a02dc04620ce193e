import { t } from '@social/texts';
import { Card, styled, Tab, Tabs } from '@social/ui';
import { Link, useSearchParams } from '@social/ui/router';
import { profileTabLabels, profileTabs, toTabUrl, type ProfileTab } from './profile-tab';

export const PROFILE_PANEL_ID = 'profile-panel';

/** The tabs of a profile, each with a URL. */
export function ProfileTabs({ tab }: { tab: ProfileTab }) {
  const [search] = useSearchParams();
  return (
    <Card>
      <Row value={tab} variant="scrollable" scrollButtons={false} aria-label={t('Parts of the profile')}>
        {profileTabs.map((name) => (
          <Tab
            key={name}
            id={tabId(name)}
            value={name}
            label={profileTabLabels[name]}
            component={Link}
            to={toTabUrl(search, name)}
            preventScrollReset
            aria-controls={name === tab ? PROFILE_PANEL_ID : undefined}
          />
        ))}
      </Row>
    </Card>
  );
}

/** All five fit a phone in portrait. */
const Row = styled(Tabs)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& .MuiTabs-list': { justifyContent: 'space-between' },
    '& .MuiTab-root': { minWidth: 44, paddingInline: theme.spacing(0.75) },
  },
}));

export function tabId(tab: ProfileTab): string {
  return `profile-tab-${tab}`;
}
