import type { PostId } from '@social/api';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { useState, type ReactNode } from 'react';
import { EntryAction } from './entry-action';
import { focusRow, toRowId, type Entry } from './entry';
import { EntryEditor } from './entry-editor';
import { EntryLikeButton } from './entry-like-button';
import { EntryMenu } from './entry-menu';
import { EntryView } from './entry-view';
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
  children?: ReactNode;
};

/** Shows a comment or reply with its actions. Only its author can edit and delete it. */
export function EntryItem({ entry, postId, url, isLinked = false, onEdited, onReply, children }: EntryItemProps) {
  const userId = useSession((session) => session.userId);
  const [isEditing, setEditing] = useState(false);
  const isMine = entry.author !== null && entry.author.id === userId;

  function endEditing() {
    setEditing(false);
    focusRow(document.getElementById(toRowId(entry)));
  }

  return (
    <EntryView
      entry={entry}
      isLinked={isLinked}
      editor={isEditing ? <EntryEditor entry={entry} onEdited={onEdited} onEnd={endEditing} /> : undefined}
      actions={
        <>
          <EntryLikeButton entry={entry} />
          {onReply && <EntryAction onClick={onReply}>{t('Reply')}</EntryAction>}
          {isMine && !isEditing && (
            <>
              <EntryAction onClick={() => setEditing(true)}>{t('Edit')}</EntryAction>
              <EntryAction onClick={() => void removeEntry(entry, postId)}>{t('Delete')}</EntryAction>
            </>
          )}
          <EntryMenu entry={entry} url={url} isMine={isMine} />
        </>
      }
    >
      {children}
    </EntryView>
  );
}
