import { editComment } from '@social/api/comments/edit-comment';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import type { KeyboardEvent } from 'react';
import { CommentBox } from './comment-box';
import { toEntryKey, type Entry } from './entry';

export type EntryEditorProps = { entry: Entry; onEdited: (text: string) => void; onEnd: () => void };

/** Edits one's own comment in place. Escape closes the editor and retains the draft. */
export function EntryEditor({ entry, onEdited, onEnd }: EntryEditorProps) {
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
        label={entry.kind === 'comment' ? t('Edit your comment') : t('Edit your reply')}
        draftName={`edit_${toEntryKey(entry)}`}
        initialText={entry.plainText}
        sendLabel={t('Save')}
        failedMessage={t('Your change was not saved. It is kept here.')}
        isFocused
        send={save}
        onCancel={onEnd}
      />
    </Frame>
  );
}

const Frame = styled('div')({ width: '100%' });
