import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { useState, type MouseEvent } from 'react';

export type SafeImageProps = {
  src: string;
  alt: string;
  /** `cover` fills its box and may cut edges off; `contain` shows all of the picture. */
  fit?: 'cover' | 'contain';
};

/** A picture that fills the box it stands in. One that does not load leaves a faint sign in its place, with a way to try again. */
export function SafeImage({ src, alt, fit = 'cover' }: SafeImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  function retry(event: MouseEvent) {
    event.stopPropagation(); // the tile around it would open
    event.preventDefault();
    setFailedSrc(null);
    setAttempt(attempt + 1);
  }

  if (failedSrc === src) {
    return (
      <Broken>
        <BrokenImageIcon role="img" aria-label={`${alt || 'Picture'} could not be loaded`} fontSize="large" />
        <Button component="span" role="button" tabIndex={0} size="small" color="inherit" onClick={retry}>
          Retry
        </Button>
      </Broken>
    );
  }
  return (
    <Picture
      key={attempt}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      style={{ objectFit: fit }}
      onError={() => setFailedSrc(src)}
    />
  );
}

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%' });

const Broken = styled('span')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  minHeight: 96,
  opacity: 0.6,
});
