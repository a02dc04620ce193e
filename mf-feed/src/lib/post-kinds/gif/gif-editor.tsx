import { t } from '@social/texts';
import { SafeImage, Stack, styled } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import type { KindEditorProps } from '../post-kind';

/** Adds a GIF by its link. */
export function GifEditor({ value: gifUrl, onChange }: KindEditorProps<'gifUrl'>) {
  const [typed, setTyped] = useState(gifUrl ?? '');
  const isInvalid = typed.trim() !== '' && parseGifUrl(typed) === null;
  return (
    <Stack role="group" aria-label="GIF" spacing={1}>
      <TextField
        size="small"
        type="url"
        label={t('Link to a GIF')}
        placeholder="https://"
        value={typed}
        error={isInvalid}
        helperText={isInvalid ? t('A link begins with https:// and leads to a picture.') : t('Links to giphy.com and tenor.com are taken.')}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseGifUrl(target.value));
        }}
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
