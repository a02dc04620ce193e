import { t } from '@social/texts';
import { ErrorState, lazyComponent, SafeImage, Skeleton, Stack, styled } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { siteSettingsQuery } from '../../site-settings-query';
import type { KindEditorProps } from '../post-kind';
import type { GifChoice } from './gif-results';

const GifSearch = lazyComponent<GifChoice>({
  load: async () => (await import('./gif-search')).GifSearch,
  fallback: <Skeleton variant="rounded" height={40} />,
  failed: (retry) => (
    <ErrorState title={t('The search could not be loaded')} detail={t('A link to a GIF can still be added.')} onRetry={retry} />
  ),
});

/** Adds a GIF by its link, or by a search where the host has one. */
export function GifEditor({ value: gifUrl, onChange }: KindEditorProps<'gifUrl'>) {
  const { data: settings } = useQuery(siteSettingsQuery);
  const [typed, setTyped] = useState(gifUrl ?? '');
  const isInvalid = typed.trim() !== '' && parseGifUrl(typed) === null;

  function change(address: string) {
    setTyped(address);
    onChange(parseGifUrl(address));
  }

  return (
    <Stack role="group" aria-label="GIF" spacing={1}>
      {settings?.canSearchGifs === true && <GifSearch chosenUrl={gifUrl} onChoose={change} />}
      <TextField
        size="small"
        type="url"
        label={t('Link to a GIF')}
        placeholder="https://"
        value={typed}
        error={isInvalid}
        helperText={isInvalid ? t('A link begins with https:// and leads to a picture.') : t('Links to giphy.com and tenor.com are taken.')}
        onChange={({ target }) => change(target.value)}
      />
      {gifUrl !== null && (
        <Frame>
          <SafeImage key={gifUrl} src={gifUrl} alt={t('The GIF')} />
        </Frame>
      )}
    </Stack>
  );
}

/** Returns a valid https address, which the provider requires; null for anything else. */
function parseGifUrl(typed: string): string | null {
  const address = typed.trim();
  return /^https:\/\/[^/\s]+\.[^/\s]+\/\S/i.test(address) && URL.canParse(address) ? address : null;
}

const Frame = styled('div')({ height: 200, overflow: 'hidden', borderRadius: 12 });
