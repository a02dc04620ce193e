import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { useState } from 'react';
import type { Size } from './photo-position';
import { StillVariant } from './still-variant';
import type { ViewerPhoto } from './viewer-photo';

export type PhotoSlideProps = {
  photo: ViewerPhoto;
  /** Loads it before its neighbours. */
  isShown: boolean;
  /** The photo has arrived. */
  onLoad: (natural: Size) => void;
};

/** A photo of the viewer: its small variant at once, and over it the photo itself; failed with Retry. */
export function PhotoSlide({ photo: { url, smallUrl, size, alt }, isShown, onLoad }: PhotoSlideProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  if (state === 'failed') {
    return (
      <Failure role="alert">
        <Typography>{t('This photo could not be loaded.')}</Typography>
        <Button
          variant="outlined"
          // The stage must not take it for the start of a drag.
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => {
            setState('loading');
            setAttempt(attempt + 1);
          }}
        >
          {t('Retry')}
        </Button>
      </Failure>
    );
  }
  return (
    <>
      {smallUrl && (
        <SmallVariant
          src={smallUrl}
          alt=""
          aria-hidden
          draggable={false}
          referrerPolicy="no-referrer"
          style={{ maxWidth: size?.width, maxHeight: size?.height }}
        />
      )}
      {state === 'loading' && (
        <Loading>
          <CircularProgress aria-label={t('Loading the photo')} color="inherit" />
        </Loading>
      )}
      <StillVariant src={url}>
        <Picture
          key={attempt}
          src={url}
          alt={alt}
          draggable={false}
          decoding="async"
          fetchPriority={isShown ? 'high' : 'low'}
          referrerPolicy="no-referrer"
          style={{ opacity: state === 'ready' ? 1 : 0 }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            setState('ready');
            onLoad({ width: naturalWidth, height: naturalHeight });
          }}
          onError={() => setState('failed')}
        />
      </StillVariant>
    </>
  );
}

const Picture = styled('img')({
  // Over the small variant.
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'scale-down',
  userSelect: 'none',
  transition: 'opacity 160ms',
});

/** Stays below the photo, so that nothing flashes while that one fades in. */
const SmallVariant = styled('img')({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  userSelect: 'none',
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Appears after a delay, so that a quick load shows no spinner. */
const Loading = styled('div')({
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} 200ms 400ms backwards`,
});

const Failure = styled('div')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
}));
