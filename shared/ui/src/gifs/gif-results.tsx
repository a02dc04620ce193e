import { t } from '@social/texts';
import { Button, ButtonBase, ErrorState, Skeleton, styled, Typography, useMediaQuery } from '@social/ui';
import { useState } from 'react';

/** The least height of a row of pictures. */
const ROW_HEIGHT_PX = 84;

type Gif = {
  title: string;
  url: string;
  previewUrl: string;
  /** The first picture of the preview, or null. */
  stillUrl: string | null;
  /** Width by height. */
  aspectRatio: number;
};

export type GifSearchResults = {
  /** Undefined before the first reply. */
  gifs: readonly Gif[] | undefined;
  failure: string | null;
  isFetching: boolean;
  hasMore: boolean;
  isFetchingMore: boolean;
  fetchMore: () => void;
  retry: () => void;
};
export type GifChoice = {
  chosenUrl: string | null;
  /** Takes the address of a GIF, and '' where the chosen one is pressed again. */
  onChoose: (address: string) => void;
};
type GifResultsProps = GifChoice & { label: string; search: GifSearchResults; isSearching: boolean };

/** Lists GIFs as buttons, with More at their end. Previews stand still for members who want less motion. */
export function GifResults({ label, search: { gifs, ...search }, isSearching, chosenUrl, onChoose }: GifResultsProps) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const failure = search.failure !== null && (
    <ErrorState title={t('GIFs could not be searched')} detail={search.failure} onRetry={search.retry} isRetrying={search.isFetching} />
  );
  if (!gifs) return failure || <Skeleton variant="rounded" height={120} />;
  if (gifs.length === 0 && !search.hasMore) return <Typography variant="body2">{t('No GIF was found.')}</Typography>;
  return (
    <Frame role="group" aria-label={label} aria-busy={isSearching}>
      <Rows>
        {gifs.map((gif) => (
          <GifButton
            key={gif.url}
            gif={gif}
            isStill={isStill}
            isChosen={gif.url === chosenUrl}
            onPress={() => onChoose(gif.url === chosenUrl ? '' : gif.url)}
          />
        ))}
      </Rows>
      {failure}
      {search.hasMore && !failure && (
        // Not disabled while it loads, which would take the focus from it.
        <Button fullWidth size="small" aria-busy={search.isFetchingMore} onClick={search.fetchMore}>
          {t('More GIFs')}
        </Button>
      )}
    </Frame>
  );
}

type GifButtonProps = { gif: Gif; isStill: boolean; isChosen: boolean; onPress: () => void };

/** The button has the name, so that a picture which can't be loaded is still named once. */
function GifButton({ gif: { title, previewUrl, stillUrl, aspectRatio }, isStill, isChosen, onPress }: GifButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const name = title || t('GIF without a title');
  const isHidden = hasFailed || (isStill && stillUrl === null);
  return (
    <Choice
      aria-label={name}
      aria-pressed={isChosen}
      style={{ aspectRatio, flexGrow: aspectRatio, flexBasis: aspectRatio * ROW_HEIGHT_PX }}
      onClick={onPress}
    >
      {isHidden ? (
        <Name dir="auto">{name}</Name>
      ) : (
        <Picture
          src={isStill && stillUrl !== null ? stillUrl : previewUrl}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setHasFailed(true)}
        />
      )}
    </Choice>
  );
}

const Frame = styled('div')({ maxHeight: 280, overflowY: 'auto', padding: 4 });

/** Fills each row with pictures of one height; those of the last row keep their size. */
const Rows = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&::after': { content: '""', flexGrow: 1e6 },
}));

const Choice = styled(ButtonBase)(({ theme }) => ({
  minWidth: 44,
  minHeight: 44,
  overflow: 'hidden',
  borderRadius: 8,
  background: theme.vars.palette.action.hover,
  '&[aria-pressed="true"], &:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 1 },
}));

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

const Name = styled('span')(({ theme }) => ({ ...theme.typography.caption, padding: 4, overflowWrap: 'anywhere' }));
