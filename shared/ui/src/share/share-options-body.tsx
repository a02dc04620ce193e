import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import SvgIcon from '@mui/material/SvgIcon';
import { notify } from '../notifications/notify';
import { copyLink } from './copy-link';
import { LINK_ICON, NATIVE_SHARE_ICON } from './share-icons';
import type { ShareOptionsProps } from './share-options-props';
import { openPopup, socialNetworks } from './social-networks';

/** The buttons of `ShareOptions`. */
export function ShareOptionsBody({ noun, url, text }: ShareOptionsProps) {
  function open(shareUrl: string) {
    if (openPopup(shareUrl)) return;
    void notify({ severity: 'warning', message: 'Your browser held the window back. Allow pop-ups for this page, or copy the link.' });
  }

  return (
    <Options>
      {socialNetworks.map(({ name, iconPath, toShareUrl: toShareUrl }) => (
        <Option key={name} iconPath={iconPath} name={name} onClick={() => open(toShareUrl(url, text))} />
      ))}
      <Option iconPath={LINK_ICON} name="Copy link" onClick={() => void copyLink(url, noun)} />
      {'share' in navigator && <Option iconPath={NATIVE_SHARE_ICON} name="More" onClick={() => void shareByDevice({ noun, url, text })} />}
    </Options>
  );
}

function Option({ iconPath, name, onClick }: { iconPath: string; name: string; onClick: () => void }) {
  return (
    <OptionButton color="inherit" onClick={onClick}>
      <SvgIcon>
        <path d={iconPath} />
      </SvgIcon>
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
    await notify({ severity: 'error', message: `Your device did not share the ${noun}. You can copy the link instead.` });
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
