import { toVisibleText } from '@social/text-grammar/visible-text';
import type { BlogCommentId, BlogId } from '@social/api';
import { useOutgoingComments } from '@social/data/comments/use-outgoing-comments';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { OutgoingItems, sendOnEnter, TextArea } from '@social/ui';
import { CommentForm } from '@social/ui/comments/comment-form';
import { isTooLong } from '@social/ui/fields/text-limit';
import { getArticleCommentOutbox } from './article-comment-outbox';

export type ArticleCommentBoxProps = {
  /** The field's label: 'Write a comment', 'Replying to Asha'. */
  label: string;
  /** The draft's storage name. */
  draftName: string;
  sendLabel: string;
  isFocused?: boolean;
  /** Posts the text, which is never blank. */
  send: (text: string) => Promise<unknown>;
};

const MAX_CHARACTERS = 5000;

/** Writes a comment or reply. Enter sends, Shift+Enter starts a new line. The draft stays until it is posted. */
export function ArticleCommentBox({ label, draftName, sendLabel, isFocused = false, send }: ArticleCommentBoxProps) {
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, draftName);
  const { state, submit: request } = useSubmit();
  const text = toVisibleText(draft.text);
  const canSend = text !== '' && !isTooLong(text, MAX_CHARACTERS);
  const isSending = state.kind === 'sending';

  async function sendAndClear() {
    await send(text);
    draft.clear();
  }

  function submit() {
    if (canSend) void request(sendAndClear);
  }

  return (
    <CommentForm
      field={
        <TextArea
          maxRows={8}
          size="small"
          aria-label={label}
          placeholder={label}
          value={draft.text}
          autoFocus={isFocused}
          dir="auto"
          readOnly={isSending}
          enterKeyHint="send"
          maxCharacters={MAX_CHARACTERS}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={sendOnEnter(submit)}
        />
      }
      sendLabel={sendLabel}
      isEmpty={!canSend}
      isSending={isSending}
      failure={state.kind === 'failed' ? t('It was not posted. It is kept here. {reason}', { reason: state.reason }) : null}
      onSubmit={submit}
    />
  );
}

/** Lists the comments of a thread that wait for a connection, or failed when they were sent automatically. */
export function OutgoingComments({ blogId, commentId }: { blogId: BlogId; commentId: BlogCommentId | null }) {
  const userId = useSession((session) => session.userId);
  const outbox = userId && getArticleCommentOutbox(userId);
  const items = useOutgoingComments(outbox, { subjectId: blogId, commentId }).map((item) => ({ ...item, text: item.payload.text }));
  return outbox && <OutgoingItems items={items} onRetry={outbox.retry} onDelete={outbox.remove} />;
}
