import { useSearchParams } from '@social/ui/router';

export const profileTabs = ['posts', 'photos', 'followers', 'following', 'about'] as const;
export type ProfileTab = (typeof profileTabs)[number];

const PARAM = 'tab';

/** Which part of a profile the address asks for; posts where it asks for none that there is. */
export function useProfileTab(): ProfileTab {
  const requested = useSearchParams()[0].get(PARAM);
  return profileTabs.find((tab) => tab === requested) ?? 'posts';
}

/** The address of a part of the profile that is shown; whose it is stays in it. */
export function toTabUrl(search: URLSearchParams, tab: ProfileTab): string {
  const username = search.get('username');
  const next = new URLSearchParams({ ...(username !== null && { username }), ...(tab !== 'posts' && { [PARAM]: tab }) });
  return `?${next.toString()}`;
}
