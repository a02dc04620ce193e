import type { PostId } from '@social/api';
import { findAppRoute } from '@social/api/site/find-app-route';
import { usePageSettings, useSession } from '@social/session';
import { t } from '@social/texts';
import { CommentAction } from '@social/ui/comments/comment-action';
import { CommentRow, type CommentRowProps } from '@social/ui/comments/comment-row';
import { focusCommentRow } from '@social/ui/comments/remove-comment';
import { useState, type ReactNode } from 'react';
import { toRowId, type Entry } from './entry';
import { EntryEditor } from './entry-editor';
import { EntryLikeButton } from './entry-like-button';
import { EntryMenu } from './entry-menu';
import { EntryPicture } from './entry-picture';
import { removeEntry } from './remove-entry';

export type EntryItemProps = {
  entry: Entry;
  postId: PostId;
  url: string;
  /** Highlights the entry that the address links to. */
  isLinked?: boolean;
  /** Called with the new text once the provider has saved it. */
  onEdited: (text: string) => void;
  onReply?: () => void;
  replies?: CommentRowProps['replies'];
  children?: ReactNode;
};

/** Shows a comment or reply with its actions. Only its author can edit and delete it. */
export function EntryItem({ entry, postId, url, isLinked = false, onEdited, onReply, replies, children }: EntryItemProps) {
  const userId = useSession((session) => session.userId);
  const { mediaBaseUrl, ...settings } = usePageSettings();
  const [isEditing, setEditing] = useState(false);
  const isMine = entry.author !== null && entry.author.id === userId;

  function endEditing() {
    setEditing(false);
    focusCommentRow(document.getElementById(toRowId(entry)));
  }

  return (
    <CommentRow
      kind={entry.kind}
      comment={entry}
      rowId={toRowId(entry)}
      settings={settings}
      findRoute={(href) => findAppRoute(href, mediaBaseUrl)}
      {...(replies && { replies })}
      isLinked={isLinked}
      attachment={<EntryPicture entry={entry} />}
      editor={isEditing ? <EntryEditor entry={entry} onEdited={onEdited} onEnd={endEditing} /> : undefined}
      actions={
        <>
          <EntryLikeButton entry={entry} />
          {onReply && <CommentAction onClick={onReply}>{t('Reply')}</CommentAction>}
          {isMine && !isEditing && (
            <>
              <CommentAction onClick={() => setEditing(true)}>{t('Edit')}</CommentAction>
              <CommentAction onClick={() => void removeEntry(entry, postId)}>{t('Delete')}</CommentAction>
            </>
          )}
          <EntryMenu entry={entry} url={url} isMine={isMine} />
        </>
      }
    >
      {children}
    </CommentRow>
  );
}
