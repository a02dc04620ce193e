import type { Page } from '@social/api/pages/page';
import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { toDraftKey } from '@social/data/drafts/draft';
import { useDraftFiles } from '@social/data/drafts/use-draft-files';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSession } from '@social/session';
import { Alert, Button, Card, FileInput, ImageIcon, notify, sendOnControlEnter, Stack, TextField } from '@social/ui';
import { useRef } from 'react';
import { ChosenPictures } from './chosen-pictures';
import { usePublish } from './use-publish';

/** Writes a post with pictures on a page. The draft stays until it is published. */
export function PageComposer({ page, onPublished }: { page: Page; onPublished: () => void }) {
  const userId = useSession((session) => session.userId);
  const name = `page_post_${page.id}`;
  const draft = useTextDraft(userId, name);
  const pictures = useDraftFiles(toDraftKey(userId, `${name}_files`));
  const input = useRef<HTMLInputElement>(null);
  const { state, publish } = usePublish(page);
  const text = draft.text.trim();
  const isEmpty = text === '' && pictures.files.length === 0;
  const isSending = state.kind === 'sending';

  async function submit() {
    if (
      isEmpty ||
      isSending ||
      pictures.isReading ||
      !(await publish(
        text,
        pictures.files.map(({ file }) => file),
      ))
    )
      return;
    draft.clear();
    pictures.clear();
    onPublished();
    await notify({ severity: 'success', message: 'Your post is published.' });
  }

  function addPictures(chosen: readonly File[]) {
    const usable = chosen.filter(({ type }) => type.startsWith('image/'));
    pictures.add(usable);
    if (usable.length < chosen.length) void notify({ severity: 'error', message: 'Please select a valid image file.' });
  }

  return (
    <Card>
      <Stack spacing={1.5} sx={{ p: 2 }} {...unsavedWorkProps(isSending || pictures.isWriting || !pictures.isSafe)}>
        <TextField
          multiline
          maxRows={10}
          placeholder={`Write something on ${page.name}`}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={sendOnControlEnter(() => void submit())}
          slotProps={{ htmlInput: { 'aria-label': `Write something on ${page.name}`, dir: 'auto', readOnly: isSending } }}
        />
        <ChosenPictures pictures={pictures.files} onRemove={pictures.remove} />
        {!pictures.isSafe && <Alert severity="warning">This browser cannot keep pictures: they are gone when you leave the page.</Alert>}
        {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Button color="inherit" startIcon={<ImageIcon />} disabled={isSending} onClick={() => input.current?.click()}>
            Image
          </Button>
          <FileInput ref={input} label="Pictures" accept="image/*" isMultiple onPick={addPictures} />
          <Button variant="contained" disabled={isEmpty || pictures.isReading} loading={isSending} onClick={() => void submit()}>
            Post
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
