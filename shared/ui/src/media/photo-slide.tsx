import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Size } from './photo-position';

export type PhotoSlideProps = {
  url: string;
  alt: string;
  onSize: (natural: Size) => void;
};

/** One photo of the viewer: coming, there, or missing with a way to try again. */
export function PhotoSlide({ url, alt, onSize }: PhotoSlideProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(1);

  if (state === 'failed') {
    return (
      <Broken role="alert">
        <Typography>This photo could not be loaded.</Typography>
        <Button
          variant="outlined"
          onClick={() => {
            setState('loading');
            setAttempt(attempt + 1);
          }}
        >
          Retry
        </Button>
      </Broken>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <Waiting>
          <CircularProgress aria-label="Loading the photo" color="inherit" />
        </Waiting>
      )}
      <Picture
        key={attempt}
        src={url}
        alt={alt}
        draggable={false}
        decoding="async"
        referrerPolicy="no-referrer"
        style={{ opacity: state === 'ready' ? 1 : 0 }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setState('ready');
          onSize({ width: naturalWidth, height: naturalHeight });
        }}
        onError={() => setState('failed')}
      />
    </>
  );
}

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'scale-down',
  userSelect: 'none',
  transition: 'opacity 160ms',
});

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Only who has to wait is shown that they wait. */
const Waiting = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} 200ms 400ms backwards`,
});

const Broken = styled('div')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
}));
