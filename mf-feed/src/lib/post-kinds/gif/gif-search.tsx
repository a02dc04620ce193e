import { useGifSearch } from '@social/data/gifs/use-gif-search';
import { apiClient } from '@social/session';
import { useDebouncedValue } from '@social/ui';
import { GIF_TYPING_PAUSE_MS, GifPicker } from '@social/ui/gifs/gif-picker';
import type { GifChoice } from '@social/ui/gifs/gif-results';
import { useState } from 'react';

/** Searches GIFs while the author types. */
export function GifSearch({ chosenUrl, onChoose }: GifChoice) {
  const [text, setText] = useState('');
  const search = useGifSearch(apiClient, useDebouncedValue(text.trim(), GIF_TYPING_PAUSE_MS));
  return <GifPicker text={text} onText={setText} search={search} chosenUrl={chosenUrl} onChoose={onChoose} />;
}
