import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { IconButton, MoreIcon, useLazyOverlay } from '@social/ui';
import { useRef } from 'react';

/** Opens the options of a post. */
export function PostOptionsButton({ post, onEdit }: { post: Post; onEdit: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const {
    Overlay: Menu,
    open,
    close,
  } = useLazyOverlay(t('The options'), async () => (await import('./post-options-menu')).PostOptionsMenu);

  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('Post options')}
        aria-haspopup="menu"
        aria-expanded={Menu !== null}
        onClick={() => void open()}
        sx={{ alignSelf: 'flex-start', mt: -0.5, marginInlineEnd: -1 }}
      >
        <MoreIcon />
      </IconButton>
      {Menu && <Menu post={post} anchorTo={button} onEdit={onEdit} onClose={close} />}
    </>
  );
}
