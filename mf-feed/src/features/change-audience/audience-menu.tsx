import { audiences } from '@social/api/posts/audience';
import type { Post } from '@social/api/posts/post';
import { t } from '@social/texts';
import { CheckIcon } from '@social/ui';
import type { RefObject } from 'react';
import { audienceLabels } from '../../lib/audience-labels';
import { OptionItem } from '../../lib/option-item';
import { OptionsMenu } from '../../lib/options-menu';
import { changeAudience } from './change-audience';

export type AudienceMenuProps = { post: Post; anchorTo: RefObject<HTMLElement | null>; onClose: () => void };

/** Chooses who can see one's own post. */
export function AudienceMenu({ post, anchorTo, onClose }: AudienceMenuProps) {
  return (
    <OptionsMenu label={t('Who can see it')} anchorTo={anchorTo} onClose={onClose}>
      {audiences.map((audience) => (
        <OptionItem
          key={audience}
          role="menuitemradio"
          isChosen={post.audience === audience}
          icon={<CheckIcon fontSize="small" sx={{ visibility: post.audience === audience ? 'visible' : 'hidden' }} />}
          onClick={() => (onClose(), void changeAudience(post, audience))}
        >
          {audienceLabels[audience]}
        </OptionItem>
      ))}
    </OptionsMenu>
  );
}
