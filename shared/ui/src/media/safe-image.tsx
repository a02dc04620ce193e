import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { useState } from 'react';

export type SafeImageProps = {
  src: string;
  alt: string;
  /** `cover` fills its box and may cut edges off; `contain` shows all of the picture. */
  fit?: 'cover' | 'contain';
  /** Makes the picture a button; one that did not load offers Retry alone. */
  onOpen?: (() => void) | undefined;
};

/** A picture that fills the box it stands in. One that does not load leaves a faint sign in its place, with a way to try again. */
export function SafeImage({ src, alt, fit = 'cover', onOpen }: SafeImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  if (failedSrc === src) {
    return (
      <Broken>
        <BrokenImageIcon titleAccess={`${alt || 'Picture'} could not be loaded`} fontSize="large" />
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setFailedSrc(null);
            setAttempt(attempt + 1);
          }}
        >
          Retry
        </Button>
      </Broken>
    );
  }
  const picture = (
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
  if (!onOpen) return picture;
  return (
    <OpenButton type="button" onClick={onOpen}>
      {picture}
    </OpenButton>
  );
}

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%' });

const OpenButton = styled('button')({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outlineOffset: -4 },
});

const Broken = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  minHeight: 96,
  // The sign is faint, the button is not: its words have to be readable.
  '& > svg': { opacity: 0.5 },
});
