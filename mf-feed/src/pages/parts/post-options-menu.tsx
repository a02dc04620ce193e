import LinkIcon from '@mui/icons-material/InsertLink';
import type { Post } from '@social/api/posts/post';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { useState, type RefObject } from 'react';
import { BlockAuthorItem } from '../../features/block-author/block-author-item';
import { AudienceItem } from '../../features/change-audience/audience-item';
import { AudienceMenu } from '../../features/change-audience/audience-menu';
import { CloseCommentsItem } from '../../features/close-comments/close-comments-item';
import { DescribeDialog } from '../../features/describe-published-pictures/describe-dialog';
import { DescribePicturesItem } from '../../features/describe-published-pictures/describe-pictures-item';
import { DeletePostItem } from '../../features/delete-post/delete-post-item';
import { EditPostItem } from '../../features/edit-post/edit-post-item';
import { HidePostItem } from '../../features/hide-post/hide-post-item';
import { MuteAuthorItem } from '../../features/mute-author/mute-author-item';
import { ReportPostDialog } from '../../features/report-post/report-post-dialog';
import { ReportPostItem } from '../../features/report-post/report-post-item';
import { SavePostItem } from '../../features/save-post/save-post-item';
import { copyPostLink } from '../../lib/copy-post-link';
import { OptionItem } from '../../lib/option-item';
import { OptionsMenu } from '../../lib/options-menu';

export type PostOptionsMenuProps = { post: Post; anchorTo: RefObject<HTMLElement | null>; onEdit: () => void; onClose: () => void };

/** The options of a post. Authors can edit, close and delete it and change who sees it; other members can hide and report it, and mute or block its author. */
export function PostOptionsMenu({ post, anchorTo, onEdit, onClose }: PostOptionsMenuProps) {
  const userId = useSession((session) => session.userId);
  const [step, setStep] = useState<'options' | 'audience' | 'report' | 'descriptions'>('options');
  const isMine = post.publisher !== null && post.publisher.id === userId;
  const hasOwnPictures = isMine && post.media.kind === 'photos' && !post.media.isSticker;

  if (step === 'audience') return <AudienceMenu post={post} anchorTo={anchorTo} onClose={onClose} />;
  // The entry that opened it is gone with the menu: the focus returns to the button of both.
  if (step === 'report') return <ReportPostDialog postId={post.id} onClose={() => (onClose(), anchorTo.current?.focus())} />;
  if (step === 'descriptions') return <DescribeDialog post={post} onClose={() => (onClose(), anchorTo.current?.focus())} />;
  return (
    <OptionsMenu label={t('Post options')} anchorTo={anchorTo} onClose={onClose}>
      <SavePostItem post={post} onSelect={onClose} />
      <OptionItem icon={<LinkIcon fontSize="small" />} onClick={() => (onClose(), void copyPostLink(post.id))}>
        {t('Copy link')}
      </OptionItem>
      {isMine && <EditPostItem onSelect={() => (onClose(), onEdit())} />}
      {hasOwnPictures && <DescribePicturesItem onSelect={() => setStep('descriptions')} />}
      {isMine && post.audience !== null && <AudienceItem onSelect={() => setStep('audience')} />}
      {isMine && <CloseCommentsItem post={post} onSelect={onClose} />}
      {isMine && <DeletePostItem postId={post.id} onSelect={onClose} />}
      {!isMine && <HidePostItem postId={post.id} onSelect={onClose} />}
      {!isMine && (
        <ReportPostItem postId={post.id} onSelect={onClose} onChooseReason={post.isAuthorMuted === null ? null : () => setStep('report')} />
      )}
      {!isMine && post.publisher && post.publisherPageId === null && post.isAuthorMuted !== null && (
        <MuteAuthorItem author={post.publisher} isMuted={post.isAuthorMuted} onSelect={onClose} />
      )}
      {!isMine && post.publisher && <BlockAuthorItem post={post} author={post.publisher} onSelect={onClose} />}
    </OptionsMenu>
  );
}
