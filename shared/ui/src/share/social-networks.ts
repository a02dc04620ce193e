import FacebookIcon from '@mui/icons-material/Facebook';
import LinkedInIcon from '@mui/icons-material/LinkedIn';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';

/** Networks that a URL can be shared to, some of them with a text. */
export const socialNetworks = [
  {
    name: 'Facebook',
    Icon: FacebookIcon,
    toShareUrl: (url: string) => `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  },
  {
    name: 'WhatsApp',
    Icon: WhatsAppIcon,
    toShareUrl: (url: string, text: string) => `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`,
  },
  {
    name: 'LinkedIn',
    Icon: LinkedInIcon,
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
