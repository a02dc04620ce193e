import { plural, t } from '@social/texts';
import { Stack, Typography, VisuallyHidden } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { GifResults, type GifChoice, type GifSearchResults } from './gif-results';

/** The pause in typing after which a search begins. */
export const GIF_TYPING_PAUSE_MS = 400;

export type GifPickerProps = GifChoice & {
  text: string;
  onText: (text: string) => void;
  /** The results for the text, or for an earlier one while its search has not begun. */
  search: GifSearchResults & { query: string; maxQueryCharacters: number };
};

/** Finds a GIF by words, and shows popular ones before. */
export function GifPicker({ text, onText, search, chosenUrl, onChoose }: GifPickerProps) {
  const { query, gifs } = search;
  const isSearching = search.isFetching || query !== text.trim();

  return (
    <Stack spacing={1}>
      <TextField
        size="small"
        type="search"
        label={t('Search GIFs')}
        value={text}
        slotProps={{ htmlInput: { maxLength: search.maxQueryCharacters, enterKeyHint: 'search', dir: 'auto' } }}
        onChange={({ target }) => onText(target.value)}
      />
      <GifResults
        key={query}
        label={query === '' ? t('Popular GIFs') : t('Found GIFs')}
        search={search}
        isSearching={isSearching}
        chosenUrl={chosenUrl}
        onChoose={onChoose}
      />
      <VisuallyHidden role="status">
        {!isSearching && gifs && query !== '' && plural(gifs.length, { one: '{count} GIF found', other: '{count} GIFs found' })}
      </VisuallyHidden>
      <Typography variant="caption" color="textSecondary">
        {t('Powered by GIPHY')}
      </Typography>
    </Stack>
  );
}
