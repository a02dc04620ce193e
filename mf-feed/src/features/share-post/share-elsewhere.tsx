import type { Post } from '@social/api/posts/post';
import { Button, notify, styled, SvgIcon } from '@social/ui';
import { copyPostLink } from '../../lib/copy-post-link';
import { LINK_ICON, NATIVE_SHARE_ICON } from '../../lib/option-icons';
import { postUrl } from '../../lib/post-url';
import { openPopup, socialNetworks } from './social-networks';

const DEFAULT_TEXT = 'Check out this post!';

/** Shares a post's address outside of this site. */
export function ShareElsewhere({ post }: { post: Pick<Post, 'id' | 'plainText'> }) {
  const url = postUrl(post.id);
  const text = post.plainText || DEFAULT_TEXT;

  function open(address: string) {
    if (openPopup(address)) return;
    void notify({ severity: 'warning', message: 'Your browser held the window back. Allow pop-ups for this page, or copy the link.' });
  }

  return (
    <Ways>
      {socialNetworks.map(({ name, iconPath, addressOf }) => (
        <Way key={name} iconPath={iconPath} name={name} onClick={() => open(addressOf(url, text))} />
      ))}
      <Way iconPath={LINK_ICON} name="Copy link" onClick={() => void copyPostLink(post.id)} />
      {'share' in navigator && <Way iconPath={NATIVE_SHARE_ICON} name="More" onClick={() => void shareByDevice(url, text)} />}
    </Ways>
  );
}

function Way({ iconPath, name, onClick }: { iconPath: string; name: string; onClick: () => void }) {
  return (
    <WayButton color="inherit" onClick={onClick}>
      <SvgIcon>
        <path d={iconPath} />
      </SvgIcon>
      {name}
    </WayButton>
  );
}

/** The device's own ways. Who closes them has changed their mind: that is no failure. */
async function shareByDevice(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ url, text });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await notify({ severity: 'error', message: 'Your device did not share the post. You can copy the link instead.' });
  }
}

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
