import type { Page } from '@social/api/pages/page';
import { useDraft } from '@social/session';
import { Alert, Button, Card, ImageIcon, notify, Stack, TextField } from '@social/ui';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { ChosenPictures } from './chosen-pictures';
import { usePublish } from './use-publish';

/** A few words and pictures for a page. What is written stays until it is published. */
export function PageComposer({ page, onPublished }: { page: Page; onPublished: () => void }) {
  const draft = useDraft(`page_post_${page.id}`);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const { state, publish } = usePublish(page);
  const text = draft.text.trim();
  const isEmpty = text === '' && pictures.length === 0;

  async function submit() {
    if (isEmpty || state.kind === 'sending' || !(await publish(text, pictures))) return;
    draft.clear();
    setPictures([]);
    onPublished();
    await notify({ severity: 'success', message: 'Your post is published.' });
  }

  function handlePictures(event: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    const usable = chosen.filter(({ type }) => type.startsWith('image/'));
    setPictures((now) => [...now, ...usable]);
    if (usable.length < chosen.length) void notify({ severity: 'error', message: 'Please select a valid image file.' });
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <Card>
      <Stack spacing={1.5} sx={{ p: 2 }} data-unsaved={isEmpty ? undefined : ''}>
        <TextField
          multiline
          maxRows={10}
          placeholder={`Write something on ${page.name}`}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
          onKeyDown={handleKeyDown}
          slotProps={{ htmlInput: { 'aria-label': `Write something on ${page.name}`, dir: 'auto', readOnly: state.kind === 'sending' } }}
        />
        <ChosenPictures pictures={pictures} onRemove={(picture) => setPictures(pictures.filter((other) => other !== picture))} />
        {state.kind === 'failed' && <Alert severity="error">{state.words}</Alert>}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
          <Button color="inherit" startIcon={<ImageIcon />} onClick={() => input.current?.click()}>
            Image
          </Button>
          <input ref={input} type="file" accept="image/*" multiple hidden aria-label="Pictures" onChange={handlePictures} />
          <Button variant="contained" disabled={isEmpty} loading={state.kind === 'sending'} onClick={() => void submit()}>
            Post
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
