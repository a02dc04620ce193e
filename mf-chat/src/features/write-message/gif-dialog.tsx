import { useGifSearch } from '@social/data/gifs/use-gif-search';
import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { Button, Skeleton, styled, useDebouncedValue } from '@social/ui';
import { GifLinkField } from '@social/ui/gifs/gif-link-field';
import { GIF_TYPING_PAUSE_MS, GifPicker } from '@social/ui/gifs/gif-picker';
import { parseGifUrl } from '@social/ui/gifs/parse-gif-url';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { DialogActions } from '@social/ui/dialogs/dialog-actions';
import { TitledDialog } from '@social/ui/dialogs/titled-dialog';

export type GifDialogProps = { onSend: (gifUrl: string) => void; onClose: () => void };

/** Sends the GIF that is pressed, where the host has a search, or the one of a link. */
export function GifDialog({ onSend, onClose }: GifDialogProps) {
  const { data: settings, isPending } = useQuery(siteSettingsQuery(apiClient));
  const [link, setLink] = useState('');
  const linkedUrl = parseGifUrl(link);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (linkedUrl !== null) onSend(linkedUrl);
  }

  return (
    <TitledDialog title={t('Choose a GIF')} maxWidth="sm" isBusy={isPending} onClose={onClose}>
      {isPending && <Skeleton variant="rounded" height={320} />}
      {settings?.canSearchGifs === true && <GifSearch onSend={onSend} />}
      <Form onSubmit={submit}>
        <GifLinkField value={link} onChange={setLink} />
        <DialogActions>
          <Button type="submit" variant="contained" disabled={linkedUrl === null}>
            {t('Send')}
          </Button>
        </DialogActions>
      </Form>
    </TitledDialog>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1) }));

function GifSearch({ onSend }: Pick<GifDialogProps, 'onSend'>) {
  const [text, setText] = useState('');
  const search = useGifSearch(apiClient, useDebouncedValue(text.trim(), GIF_TYPING_PAUSE_MS));
  return <GifPicker text={text} onText={setText} search={search} chosenUrl={null} onChoose={onSend} />;
}
