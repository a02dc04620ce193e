import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Page } from '@social/api/pages/page';
import { acceptFiles, imageRule } from '@social/api/uploads/accept-files';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { useDraftFiles } from '@social/data/drafts/use-draft-files';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { NotSentError, sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { useSubmit, type SubmitState } from '@social/data/outbox/use-submit';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, Card, createPasteHandler, FileInput, ImageIcon, notify, sendOnControlEnter, Stack, TextArea } from '@social/ui';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidatePages } from '../../lib/page-query';
import { ChosenPictures } from './chosen-pictures';
import { OutgoingPosts } from './outgoing-posts';
import { getPagePostOutbox } from './page-post-outbox';

const MAX_CHARACTERS = 10_000;

/** Writes a post with pictures on a page. The draft stays until it is published, or waits for a connection. */
export function PageComposer({ page, onPublished }: { page: Page; onPublished: () => void }) {
  const queries = useQueryClient();
  const userId = useSession((session) => session.userId);
  const name = `page_post_${page.id}`;
  const draft = useTextDraft(userId, name);
  const pictures = useDraftFiles(userId, name);
  const input = useRef<HTMLInputElement>(null);
  const { state, submit: publish } = useSubmit();
  const text = toVisibleText(draft.text);
  const canSend = (text !== '' || pictures.files.length > 0) && !pictures.isReading && !isTooLong(text, MAX_CHARACTERS);
  const isSending = state.kind === 'sending';

  const outbox = userId && getPagePostOutbox(userId);
  useSentItems(outbox, ({ payload }) => {
    void invalidatePages(queries);
    if (payload.pageId === page.id) onPublished();
    void notify({ severity: 'success', message: t('Your post is published.') });
  });

  async function sendAndClear() {
    if (!outbox) return;
    await sendOrTakeBack(outbox, { pageId: page.id, text }, pictures.files);
    draft.clear();
    pictures.release();
  }

  function submit() {
    if (canSend) void publish(sendAndClear);
  }

  /** Moves a refused post into the form, below what is being written there. */
  function edit(postId: string) {
    const item = outbox && outbox.take(postId);
    if (!item) return;
    draft.change([draft.text, item.payload.text].filter(Boolean).join('\n'));
    pictures.reset([...pictures.files, ...item.files]);
  }

  function addPictures(chosen: readonly File[]) {
    const { accepted, refusals } = acceptFiles(chosen, imageRule);
    pictures.add(accepted);
    if (refusals.length > 0) void notify({ severity: 'error', message: refusals.join(' ') });
  }

  return (
    <Card>
      <Stack spacing={1.5} sx={{ p: 2 }} {...unsavedWorkProps(isSending || pictures.isWriting || !pictures.isSafe)}>
        <TextArea
          maxRows={10}
          aria-label={t('Write something on {name}', { name: page.name })}
          placeholder={t('Write something on {name}', { name: page.name })}
          maxCharacters={MAX_CHARACTERS}
          value={draft.text}
          dir="auto"
          readOnly={isSending}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={sendOnControlEnter(submit)}
          onPaste={createPasteHandler(addPictures)}
        />
        <ChosenPictures pictures={pictures.files} onRemove={pictures.remove} />
        {!pictures.isSafe && (
          <Alert severity="warning">{t('This browser cannot keep pictures: they are gone when you leave the page.')}</Alert>
        )}
        {state.kind === 'failed' && <Alert severity="error">{toFailureMessage(state)}</Alert>}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Button color="inherit" startIcon={<ImageIcon />} disabled={isSending} onClick={() => input.current?.click()}>
            {t('Image')}
          </Button>
          <FileInput ref={input} label={t('Pictures')} accept="image/*" isMultiple onPick={addPictures} />
          <Button variant="contained" disabled={!canSend} loading={isSending} onClick={submit}>
            {t('Post')}
          </Button>
        </Stack>
        {userId && <OutgoingPosts userId={userId} pageId={page.id} onEdit={edit} />}
      </Stack>
    </Card>
  );
}

function toFailureMessage({ reason, error }: Extract<SubmitState, { kind: 'failed' }>): string {
  const outcome =
    error instanceof NotSentError && error.mayExist
      ? t('Your post may not have come through. It is kept here: look below before you send it again.')
      : t('Your post is not published. It is kept here.');
  return `${outcome} ${reason}`;
}
