import type { PostId } from '@social/api';
import { useSession } from '@social/session';
import { useState, type ReactNode } from 'react';
import { EntryAction } from './entry-action';
import { focusRow, rowIdOf, type Entry } from './entry';
import { EntryEditor } from './entry-editor';
import { EntryLikeButton } from './entry-like-button';
import { EntryMenu } from './entry-menu';
import { EntryView } from './entry-view';
import { removeEntry } from './remove-entry';

export type EntryItemProps = {
  entry: Entry;
  postId: PostId;
  /** Its own address. */
  url: string;
  /** A link led here. */
  isSought?: boolean;
  /** Shows the new words once the provider has them. */
  onEdited: (text: string) => void;
  onReply?: () => void;
  children?: ReactNode;
};

/** A comment or reply with what this member may do: change and delete are for one's own. */
export function EntryItem({ entry, postId, url, isSought = false, onEdited, onReply, children }: EntryItemProps) {
  const userId = useSession((session) => session.userId);
  const [isEditing, setEditing] = useState(false);
  const isMine = entry.author !== null && entry.author.id === userId;

  function endEditing() {
    setEditing(false);
    focusRow(document.getElementById(rowIdOf(entry)));
  }

  return (
    <EntryView
      entry={entry}
      isSought={isSought}
      editor={isEditing ? <EntryEditor entry={entry} onEdited={onEdited} onEnd={endEditing} /> : undefined}
      actions={
        <>
          <EntryLikeButton entry={entry} />
          {onReply && <EntryAction onClick={onReply}>Reply</EntryAction>}
          {isMine && !isEditing && (
            <>
              <EntryAction onClick={() => setEditing(true)}>Edit</EntryAction>
              <EntryAction onClick={() => void removeEntry(entry, postId)}>Delete</EntryAction>
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
