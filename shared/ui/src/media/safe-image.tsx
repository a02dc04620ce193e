import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { t } from '@social/texts';
import { useState } from 'react';

export type SafeImageProps = {
  src: string;
  alt: string;
  /** `cover` fills the box and may cut edges off; `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** Makes the picture a button; a picture that failed to load has only Retry. */
  onOpen?: (() => void) | undefined;
};

/** A picture that fills its box. One that fails to load is replaced by a faint icon and Retry. */
export function SafeImage({ src, alt, fit = 'cover', onOpen }: SafeImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  if (failedSrc === src) {
    return (
      <Failure>
        <BrokenImageIcon titleAccess={t('{name} could not be loaded', { name: alt || t('Picture') })} fontSize="large" />
        <Button
          size="small"
          color="inherit"
          onClick={() => {
            setFailedSrc(null);
            setAttempt(attempt + 1);
          }}
        >
          {t('Retry')}
        </Button>
      </Failure>
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

const Failure = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  minHeight: 96,
  // The icon is faint; the button's label has to be readable.
  '& > svg': { opacity: 0.5 },
});
