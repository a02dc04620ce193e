import LinkIcon from '@mui/icons-material/InsertLink';
import ShareIcon from '@mui/icons-material/IosShare';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import type { ReactNode } from 'react';
import { notify } from '../notifications/notify';
import { copyLink } from './copy-link';
import type { ShareOptionsProps } from './share-options-props';
import { openPopup, socialNetworks } from './social-networks';

/** The buttons of `ShareOptions`. */
export function ShareOptionsBody({ noun, url, text }: ShareOptionsProps) {
  function open(shareUrl: string) {
    if (openPopup(shareUrl)) return;
    void notify({ severity: 'warning', message: t('Your browser held the window back. Allow pop-ups for this page, or copy the link.') });
  }

  return (
    <Options>
      {socialNetworks.map(({ name, Icon, toShareUrl }) => (
        <Option key={name} icon={<Icon />} name={name} onClick={() => open(toShareUrl(url, text))} />
      ))}
      <Option icon={<LinkIcon />} name={t('Copy link')} onClick={() => void copyLink(url, noun)} />
      {'share' in navigator && <Option icon={<ShareIcon />} name={t('More')} onClick={() => void shareByDevice({ noun, url, text })} />}
    </Options>
  );
}

function Option({ icon, name, onClick }: { icon: ReactNode; name: string; onClick: () => void }) {
  return (
    <OptionButton color="inherit" onClick={onClick}>
      {icon}
      {name}
    </OptionButton>
  );
}

/** Opens the device's own share sheet. Closing it is not a failure. */
async function shareByDevice({ noun, url, text }: ShareOptionsProps): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await notify({ severity: 'error', message: t('Your device did not share the {noun}. You can copy the link instead.', { noun }) });
  }
}

const Options = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
  gap: theme.spacing(0.5),
}));

const OptionButton = styled(Button)(({ theme }) => ({
  ...theme.typography.caption,
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  minWidth: 0,
  padding: theme.spacing(1, 0.5),
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
}));
