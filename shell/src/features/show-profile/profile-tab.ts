import { t } from '@social/texts';
import { useSearchParams } from '@social/ui/router';

export const profileTabs = ['posts', 'photos', 'followers', 'following', 'about'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileTabLabels: Record<ProfileTab, string> = {
  posts: t('Posts'),
  photos: t('Photos'),
  followers: t('Followers'),
  following: t('Following'),
  about: t('About'),
};

const PARAM = 'tab';

/** Returns the tab in the URL; posts without a known one. */
export function useProfileTab(): ProfileTab {
  const requested = useSearchParams()[0].get(PARAM);
  return profileTabs.find((tab) => tab === requested) ?? 'posts';
}

/** Returns the browser tab's title; a profile opens with its posts, which need no word. */
export function toTabTitle(personName: string, tab: ProfileTab): string {
  return tab === 'posts' ? personName : `${profileTabLabels[tab]} · ${personName}`;
}

/** Returns the URL of a tab of the same profile. */
export function toTabUrl(search: URLSearchParams, tab: ProfileTab): string {
  const username = search.get('username');
  const next = new URLSearchParams({ ...(username !== null && { username }), ...(tab !== 'posts' && { [PARAM]: tab }) });
  return `?${next.toString()}`;
}
