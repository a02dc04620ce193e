import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import type { Post } from '@social/api/posts/post';
import { useDraft } from '@social/session';
import { Button, styled, Typography } from '@social/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { WritingField } from '../../lib/writing/writing-field';
import { rewritePost } from './rewrite-post';

const MOST_LETTERS = 10_000;

export type PostEditorProps = {
  post: Post;
  /** Called when it was saved, given up or left for later. */
  onEnd: () => void;
};

type Saving = { kind: 'no' } | { kind: 'now' } | { kind: 'failed'; error: ApiError };

/** The words of one's own post, to change in their place. Escape leaves them for later. */
export function PostEditor({ post, onEnd }: PostEditorProps) {
  const draft = useDraft(`edit_post_${post.id}`, post.plainText);
  const [saving, setSaving] = useState<Saving>({ kind: 'no' });
  const field = useRef<HTMLTextAreaElement>(null);
  const text = draft.text.trim();
  const canBeSaved = text !== '' || showsMoreThanWords(post);

  // Not `autoFocus`: the menu that led here gives focus back to its button after that.
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  async function save() {
    if (!canBeSaved || saving.kind === 'now') return;
    setSaving({ kind: 'now' });
    try {
      if (text !== post.plainText) await rewritePost(post, text);
      draft.clear();
      onEnd();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSaving({ kind: 'failed', error });
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The comments below it stay open.
      event.stopPropagation();
      onEnd();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  }

  return (
    <Frame onKeyDown={handleKeyDown}>
      <WritingField
        label="Edit your post"
        fieldRef={field}
        minRows={3}
        maxRows={16}
        mostLetters={MOST_LETTERS}
        isReadOnly={saving.kind === 'now'}
        text={draft.text}
        onTextChange={draft.change}
      />
      {saving.kind === 'failed' && (
        <Typography role="alert" variant="body2" color="error">
          Your change was not saved. The post is as it was, and your text is kept here. {failureMessage(saving.error)}
        </Typography>
      )}
      <Row>
        <Button color="inherit" onClick={() => (draft.clear(), onEnd())}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!canBeSaved} loading={saving.kind === 'now'} onClick={() => void save()}>
          Save changes
        </Button>
      </Row>
    </Frame>
  );
}

/** Such a post may lose its words and still be one. */
function showsMoreThanWords({ media, poll, shared, youtubeId }: Post): boolean {
  return media.kind !== 'none' || poll !== null || shared !== null || youtubeId !== null;
}

const Frame = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1), padding: theme.spacing(0.5, 2, 1.5) }));

const Row = styled('div')(({ theme }) => ({ display: 'flex', justifyContent: 'flex-end', gap: theme.spacing(1) }));
