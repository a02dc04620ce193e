import { FACEBOOK_ICON, LINKEDIN_ICON, WHATSAPP_ICON } from './share-icons';

/** Networks that a URL can be shared to, some of them with a text. */
export const socialNetworks = [
  {
    name: 'Facebook',
    iconPath: FACEBOOK_ICON,
    toShareUrl: (url: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'WhatsApp',
    iconPath: WHATSAPP_ICON,
    toShareUrl: (url: string, text: string) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  },
  {
    name: 'LinkedIn',
    iconPath: LINKEDIN_ICON,
    toShareUrl: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
] as const;

const POPUP_FEATURES = 'popup,width=600,height=400';

/** Opens a popup; false where the browser blocks it. */
export function openPopup(url: string): boolean {
  const popup = window.open(url, '_blank', POPUP_FEATURES);
  // The opened page must not reach this one. With `noopener`, `open` would return null for a blocked and an opened popup alike.
  if (popup) popup.opener = null;
  return popup !== null;
}
