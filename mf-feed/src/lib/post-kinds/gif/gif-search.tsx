import { MAX_GIF_QUERY_CHARACTERS } from '@social/api/gifs/search-gifs';
import { plural, t } from '@social/texts';
import { Stack, Typography, VisuallyHidden } from '@social/ui';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import { GifResults, type GifChoice } from './gif-results';
import { useGifSearch } from './use-gif-search';

/** Searches GIFs while the author types, and shows popular ones before. */
export function GifSearch({ chosenUrl, onChoose }: GifChoice) {
  const [text, setText] = useState('');
  const search = useGifSearch(text);
  const { query, gifs, isSearching } = search;
  const isAnswered = !isSearching && gifs !== undefined;

  return (
    <Stack spacing={1}>
      <TextField
        size="small"
        type="search"
        label={t('Search GIFs')}
        value={text}
        slotProps={{ htmlInput: { maxLength: MAX_GIF_QUERY_CHARACTERS, enterKeyHint: 'search', dir: 'auto' } }}
        onChange={({ target }) => setText(target.value)}
      />
      <GifResults
        key={query}
        label={query === '' ? t('Popular GIFs') : t('Found GIFs')}
        search={search}
        chosenUrl={chosenUrl}
        onChoose={onChoose}
      />
      <VisuallyHidden role="status">
        {isAnswered && query !== '' && plural(gifs.length, { one: '{count} GIF found', other: '{count} GIFs found' })}
      </VisuallyHidden>
      <Typography variant="caption" color="textSecondary">
        {t('Powered by GIPHY')}
      </Typography>
    </Stack>
  );
}
