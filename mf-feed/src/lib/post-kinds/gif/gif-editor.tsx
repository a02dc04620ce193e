import { siteSettingsQuery } from '@social/data/site/site-settings-query';
import { apiClient } from '@social/session';
import { t } from '@social/texts';
import { ErrorState, lazyComponent, SafeImage, Skeleton, Stack, styled } from '@social/ui';
import { GifLinkField } from '@social/ui/gifs/gif-link-field';
import type { GifChoice } from '@social/ui/gifs/gif-results';
import { parseGifUrl } from '@social/ui/gifs/parse-gif-url';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { KindEditorProps } from '../post-kind';

const GifSearch = lazyComponent<GifChoice>({
  load: async () => (await import('./gif-search')).GifSearch,
  fallback: <Skeleton variant="rounded" height={40} />,
  failed: (retry) => (
    <ErrorState title={t('The search could not be loaded')} detail={t('A link to a GIF can still be added.')} onRetry={retry} />
  ),
});

/** Adds a GIF by its link, or by a search where the host has one. */
export function GifEditor({ value: gifUrl, onChange }: KindEditorProps<'gifUrl'>) {
  const { data: settings } = useQuery(siteSettingsQuery(apiClient));
  const [typed, setTyped] = useState(gifUrl ?? '');

  function change(address: string) {
    setTyped(address);
    onChange(parseGifUrl(address));
  }

  return (
    <Stack role="group" aria-label="GIF" spacing={1}>
      {settings?.canSearchGifs === true && <GifSearch chosenUrl={gifUrl} onChoose={change} />}
      <GifLinkField value={typed} onChange={change} />
      {gifUrl !== null && (
        <Frame>
          <SafeImage key={gifUrl} src={gifUrl} alt={t('The GIF')} />
        </Frame>
      )}
    </Stack>
  );
}

const Frame = styled('div')({ height: 200, overflow: 'hidden', borderRadius: 12 });
