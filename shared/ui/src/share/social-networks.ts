import { FACEBOOK_ICON, LINKEDIN_ICON, WHATSAPP_ICON } from './share-icons';

/** Where to share to outside: each takes a page's address, and words where it wants any. */
export const socialNetworks = [
  {
    name: 'Facebook',
    iconPath: FACEBOOK_ICON,
    addressOf: (url: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'WhatsApp',
    iconPath: WHATSAPP_ICON,
    addressOf: (url: string, text: string) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  },
  {
    name: 'LinkedIn',
    iconPath: LINKEDIN_ICON,
    addressOf: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  },
] as const;

const POPUP = 'popup,width=600,height=400';

/** Opens a small window beside the page; false where the browser does not allow one. */
export function openPopup(address: string): boolean {
  const popup = window.open(address, '_blank', POPUP);
  // What is opened must not reach back. (`noopener` would not tell whether it opened.)
  if (popup) popup.opener = null;
  return popup !== null;
}
