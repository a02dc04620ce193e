import { usePageSettings } from '@social/session';
import { plural, t } from '@social/texts';
import { formatNumber, lazyComponent, LikedIcon, LikeIcon, formatCompactCount } from '@social/ui';
import { useRef } from 'react';
import { PostToggleButton } from '../../lib/post-toggle-button';
import { ReactionIcon } from './reaction-icon';
import { reactionNames } from './reaction-names';
import type { ReactionPickerProps } from './reaction-picker';
import { ReactorsButton } from './reactors-button';
import { useReaction, type LikeablePost } from './use-reaction';
import { useReactionMenu } from './use-reaction-menu';

export type LikeButtonProps = { post: LikeablePost };

/** Likes a post, or takes the like back, and counts everybody's. Where the provider has reactions, hovering over the button offers them. */
export function LikeButton({ post }: LikeButtonProps) {
  const { isOn, mine, count, reactionCounts, toggleLike, choose } = useReaction(post);
  const { locale } = usePageSettings();
  const button = useRef<HTMLButtonElement>(null);
  const hasReactions = post.reactions !== null;
  const menu = useReactionMenu(hasReactions);
  const own = mine !== null && mine !== 'like' ? `, ${t('yours is {reaction}', { reaction: reactionNames[mine] })}` : '';

  return (
    <>
      <PostToggleButton
        ref={button}
        isOn={isOn}
        name={`${t('Like')}, ${plural(count, { one: '{count} like', other: '{count} likes' }, { count: formatNumber(count, locale) })}${own}`}
        icon={isOn ? mine === null || mine === 'like' ? <LikedIcon /> : <ReactionIcon reaction={mine} size={24} /> : <LikeIcon />}
        onClick={() => menu.isClick() && toggleLike()}
        {...(hasReactions && {
          'aria-keyshortcuts': 'ArrowUp',
          'aria-haspopup': 'menu' as const,
          'aria-expanded': menu.state !== 'closed',
        })}
        {...menu.onButton}
      >
        {count > 0 && formatCompactCount(count, locale)}
      </PostToggleButton>
      {menu.state !== 'closed' && (
        <Picker
          anchorTo={button}
          mine={mine}
          takesFocus={menu.state === 'by-keys'}
          onChoose={choose}
          onClose={menu.close}
          {...menu.onMenu}
        />
      )}
      {reactionCounts && count > 0 && <ReactorsButton postId={post.id} counts={reactionCounts} />}
    </>
  );
}

const Picker = lazyComponent<ReactionPickerProps>({
  load: async () => (await import('./reaction-picker')).ReactionPicker,
  fallback: null,
  // The plain like works without the picker.
  failed: () => null,
});
