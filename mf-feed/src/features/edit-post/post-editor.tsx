import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Post } from '@social/api/posts/post';
import { useTextEdit } from '@social/data/drafts/use-text-edit';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, styled, Typography } from '@social/ui';
import { ConflictNotice } from '@social/ui/fields/conflict-notice';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { MentionField } from '../../lib/mentions/mention-field';
import { postKinds } from '../../lib/post-kinds/post-kinds';
import { useSubmit } from '@social/data/outbox/use-submit';
import { rewritePost } from './rewrite-post';

const MAX_LENGTH = 10_000;

export type PostEditorProps = {
  post: Post;
  /** Called after saving, cancelling or Escape. */
  onEnd: () => void;
};

/** Edits the text of one's own post in place. Escape closes the editor and retains the draft. */
export function PostEditor({ post, onEnd }: PostEditorProps) {
  const userId = useSession((session) => session.userId);
  const draft = useTextEdit(userId, `edit_post_${post.id}`, post.plainText);
  const { state, submit } = useSubmit();
  const field = useRef<HTMLTextAreaElement>(null);
  const text = toVisibleText(draft.text);
  const hasContent = text !== '' || post.shared !== null || postKinds.some(({ replacesText }) => replacesText?.(post));

  const canSave = hasContent && !isTooLong(text, MAX_LENGTH);

  // Not `autoFocus`, because the closing menu then returns the focus to its button.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  async function save() {
    if (text !== post.plainText) await rewritePost(post, text);
    draft.clear();
    onEnd();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // Prevents the comments below from closing.
      event.stopPropagation();
      onEnd();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canSave) void submit(save);
  }

  return (
    <Frame onKeyDown={handleKeyDown}>
      <MentionField
        label={t('Edit your post')}
        fieldRef={field}
        minRows={3}
        maxRows={16}
        maxCharacters={MAX_LENGTH}
        isReadOnly={state.kind === 'sending'}
        text={draft.text}
        onTextChange={draft.change}
      />
      {draft.conflict !== null && (
        <ConflictNotice label={t('Your post')} saved={draft.conflict} onUseMine={draft.rebase} onUseSaved={draft.clear} />
      )}
      {state.kind === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          {t('Your change was not saved. The post is as it was, and your text is kept here. {reason}', { reason: state.reason })}
        </Typography>
      )}
      <Row>
        <Button color="inherit" onClick={() => (draft.clear(), onEnd())}>
          {t('Cancel')}
        </Button>
        <Button variant="contained" disabled={!canSave} loading={state.kind === 'sending'} onClick={() => void submit(save)}>
          {t('Save changes')}
        </Button>
      </Row>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), padding: theme.spacing(0.5, 2, 1.5) }));

const Row = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) }));
