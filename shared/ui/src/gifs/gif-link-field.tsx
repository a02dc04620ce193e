import { t } from '@social/texts';
import { TextField } from '@social/ui/forms';
import { parseGifUrl } from './parse-gif-url';

export type GifLinkFieldProps = { value: string; onChange: (typed: string) => void };

/** Takes the address of a GIF, and says where it is none. */
export function GifLinkField({ value, onChange }: GifLinkFieldProps) {
  const isInvalid = value.trim() !== '' && parseGifUrl(value) === null;
  return (
    <TextField
      size="small"
      type="url"
      label={t('Link to a GIF')}
      placeholder="https://"
      value={value}
      error={isInvalid}
      helperText={isInvalid ? t('A link begins with https:// and leads to a picture.') : t('Links to giphy.com and tenor.com are taken.')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
