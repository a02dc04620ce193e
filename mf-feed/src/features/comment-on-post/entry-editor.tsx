import { editComment } from '@social/api/comments/edit-comment';
import { useTextEdit } from '@social/data/drafts/use-text-edit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { FormLine } from '@social/ui/comments/comment-form';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import type { KeyboardEvent } from 'react';
import { CommentBox } from './comment-box';
import { toEntryKey, type Entry } from './entry';

export type EntryEditorProps = { entry: Entry; onEdited: (text: string) => void; onEnd: () => void };

/** Edits one's own comment in place. Escape closes the editor and retains the draft. */
export function EntryEditor({ entry, onEdited, onEnd }: EntryEditorProps) {
  const userId = useSession((session) => session.userId);
  const draftName = `edit_${toEntryKey(entry)}`;
  const draft = useTextEdit(userId, draftName, entry.plainText);
  const label = entry.kind === 'comment' ? t('Edit your comment') : t('Edit your reply');

  async function save(text: string): Promise<void> {
    if (text !== entry.plainText) {
      await editComment(apiClient, entry, text);
      onEdited(text);
    }
    onEnd();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Prevents the panel around it from closing.
    event.stopPropagation();
    onEnd();
  }

  return (
    <Frame onKeyDown={handleKeyDown}>
      <CommentBox
        label={label}
        draft={draft}
        draftName={draftName}
        sendLabel={t('Save')}
        failedMessage={t('Your change was not saved. It is kept here.')}
        isFocused
        send={save}
        onCancel={onEnd}
        note={
          draft.conflict !== null && (
            <FormLine component="div">
              <ConflictNotice
                label={entry.kind === 'comment' ? t('Your comment') : t('Your reply')}
                saved={draft.conflict}
                onUseMine={draft.rebase}
                onUseSaved={draft.clear}
              />
            </FormLine>
          )
        }
      />
    </Frame>
  );
}

const Frame = styled('div')({ width: '100%' });
