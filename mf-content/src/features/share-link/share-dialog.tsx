import { Button, CloseIcon, Dialog, IconButton, notify, styled, Typography } from '@social/ui';
import { useId } from 'react';
import { LINK_ICON, NATIVE_SHARE_ICON } from '../../lib/icon-paths';
import { PathIcon } from '../../lib/path-icon';
import { openPopup, socialNetworks } from './social-networks';

export type ShareDialogProps = { noun: string; url: string; text: string; onClose: () => void };

/** The ways to share an address: small windows of other networks, the clipboard, and the device's own. */
export function ShareDialog({ noun, url, text, onClose }: ShareDialogProps) {
  const titleId = useId();

  function open(address: string) {
    if (openPopup(address)) return;
    void notify({ severity: 'warning', message: 'Your browser held the window back. Allow pop-ups for this page, or copy the link.' });
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Content>
        <Heading>
          <Typography variant="h2" id={titleId}>
            Share {noun}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose} edge="end">
            <CloseIcon />
          </IconButton>
        </Heading>
        <Ways>
          {socialNetworks.map(({ name, iconPath, addressOf }) => (
            <Way key={name} iconPath={iconPath} name={name} onClick={() => open(addressOf(url, text))} />
          ))}
          <Way iconPath={LINK_ICON} name="Copy link" onClick={() => void copyLink(noun, url)} />
          {'share' in navigator && <Way iconPath={NATIVE_SHARE_ICON} name="More" onClick={() => void shareByDevice(noun, url, text)} />}
        </Ways>
      </Content>
    </Dialog>
  );
}

function Way({ iconPath, name, onClick }: { iconPath: string; name: string; onClick: () => void }) {
  return (
    <WayButton color="inherit" onClick={onClick}>
      <PathIcon path={iconPath} fontSize="medium" />
      {name}
    </WayButton>
  );
}

/** Puts an address where it can be pasted from. Where the browser won't, it is shown to be copied by hand. */
async function copyLink(noun: string, url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    void notify({ severity: 'success', message: `The link to the ${noun} is copied.` });
  } catch {
    // Refused by the browser, or not offered at all where the page has no secure address.
    void notify({ severity: 'warning', message: `Your browser did not copy the link. Here it is: ${url}`, durationMs: 20_000 });
  }
}

/** Who closes the device's own ways has changed their mind: that is no failure. */
async function shareByDevice(noun: string, url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await notify({ severity: 'error', message: `Your device did not share the ${noun}. You can copy the link instead.` });
  }
}

const Content = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2.5) }));

const Heading = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(64px, 1fr))',
  gap: theme.spacing(0.5),
}));

const WayButton = styled(Button)(({ theme }) => ({
  ...theme.typography.caption,
  flexDirection: 'column',
  gap: theme.spacing(0.5),
  minWidth: 0,
  padding: theme.spacing(1, 0.5),
  borderRadius: 12,
  color: (theme.vars ?? theme).palette.text.secondary,
}));
