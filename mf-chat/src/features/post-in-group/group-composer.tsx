import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Group } from '@social/api/groups/group';
import { createPost } from '@social/api/posts/create-post';
import { noExtras } from '@social/api/posts/post-extras';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { newId } from '@social/data';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import {
  Alert,
  Button,
  Card,
  createPasteHandler,
  FileInput,
  IconButton,
  ImageIcon,
  notify,
  sendOnControlEnter,
  Stack,
  TextArea,
} from '@social/ui';
import { EmojiButton } from '@social/ui/emoji/emoji-button';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useRef, useState } from 'react';
import { ChosenFileList } from '../../lib/chosen-file-list';
import { usePictures } from './use-pictures';

const MAX_CHARACTERS = 10_000;

/** Writes a post in a group. Text and pictures stay in this browser until it is published. */
export function GroupComposer({ group, onPublished }: { group: Group; onPublished: () => void }) {
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, `group_post_${group.id}`);
  const pictures = usePictures(userId, `group_post_${group.id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { state, submit } = useSubmit();
  // Each post has its own key, so that sending it again after a lost reply publishes it once.
  const [idempotencyKey, setIdempotencyKey] = useState(newId);
  const text = toVisibleText(draft.text);
  const isSending = state.kind === 'sending';
  const canSend = (text !== '' || pictures.files.length > 0) && !pictures.isReading && !isTooLong(text, MAX_CHARACTERS);

  async function publish() {
    if (userId === null) return;
    const uploads = pictures.files.map(({ file }) => ({ kind: 'photo', file }) as const);
    const post = { ...noExtras, userId, groupId: group.id, text, uploads, audience: 'everyone', allowsComments: true } as const;
    await createPost(apiClient, post, { idempotencyKey });
    draft.clear();
    pictures.clear();
    setIdempotencyKey(newId());
    onPublished();
    void notify({ severity: 'success', message: t('Your post is published.') });
  }

  function send() {
    if (canSend) void submit(publish);
  }

  return (
    <Card>
      <Stack spacing={1.5} sx={{ p: 2 }} {...unsavedWorkProps(isSending || pictures.isWriting || !pictures.isSafe)}>
        <TextArea
          ref={field}
          maxRows={10}
          aria-label={t('Write something to {name}', { name: group.name })}
          placeholder={t('Write something to {name}', { name: group.name })}
          maxCharacters={MAX_CHARACTERS}
          value={draft.text}
          dir="auto"
          readOnly={isSending}
          onChange={({ target }) => draft.change(target.value)}
          onPaste={createPasteHandler(pictures.add)}
          onKeyDown={sendOnControlEnter(send)}
        />
        <ChosenFileList files={pictures.files} onRemove={pictures.remove} />
        {state.kind === 'failed' && (
          <Alert severity="error">{t('Your post is not published. It is kept here. {reason}', { reason: state.reason })}</Alert>
        )}
        <Stack direction="row" spacing={0.5}>
          <FileInput ref={picker} label={t('Pictures to post')} accept="image/*" isMultiple onPick={pictures.add} />
          <IconButton aria-label={t('Add pictures')} title={t('Add pictures')} disabled={isSending} onClick={() => picker.current?.click()}>
            <ImageIcon />
          </IconButton>
          <EmojiButton field={field} />
          <span style={{ flex: 1 }} />
          <Button variant="contained" disabled={!canSend} loading={isSending} onClick={send}>
            {t('Post')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
