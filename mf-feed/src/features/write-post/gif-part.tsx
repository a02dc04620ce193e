import { SafeImage, Stack, styled, TextField } from '@social/ui';
import { useState } from 'react';

export type GifPartProps = { gifUrl: string | null; onChange: (gifUrl: string | null) => void };

/** A moving picture by its link. */
export function GifPart({ gifUrl, onChange }: GifPartProps) {
  const [typed, setTyped] = useState(gifUrl ?? '');
  const isWrong = typed.trim() !== '' && gifAddress(typed) === null;
  return (
    <Stack role="group" aria-label="GIF" spacing={1}>
      <TextField
        size="small"
        type="url"
        label="Link to a GIF"
        placeholder="https://"
        value={typed}
        error={isWrong}
        helperText={isWrong ? 'A link begins with https:// and leads to a picture.' : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(gifAddress(target.value));
        }}
      />
      {gifUrl !== null && (
        <Frame>
          <SafeImage key={gifUrl} src={gifUrl} alt="The GIF" />
        </Frame>
      )}
    </Stack>
  );
}

/** The provider takes addresses by https alone; null for anything else. */
function gifAddress(typed: string): string | null {
  const address = typed.trim();
  return /^https:\/\/[^/\s]+\.[^/\s]+\/\S/i.test(address) && URL.canParse(address) ? address : null;
}

const Frame = styled('div')({ height: 200, overflow: 'hidden', borderRadius: 12 });
