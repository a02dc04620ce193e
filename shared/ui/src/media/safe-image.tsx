import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import BrokenImageIcon from '@mui/icons-material/BrokenImageOutlined';
import { t } from '@social/texts';
import { useState } from 'react';
import { useIsFirstPicture } from './first-picture';
import { findStillVariant, StillVariant } from './still-variant';

export type SafeImageProps = {
  src: string;
  alt: string;
  /** `cover` fills the box and may cut edges off; `contain` shows the whole picture. */
  fit?: 'cover' | 'contain';
  /** A variant of at most 480 px a side. The browser chooses it where the slot is small. */
  smallSrc?: string | null | undefined;
  /** The width of the slot, as in an `img`: '(max-width: 599px) 100vw, 600px'. Needed with `smallSrc`. */
  sizes?: string;
  /** Makes the picture a button; a picture that failed to load has only Retry. */
  onOpen?: (() => void) | undefined;
};

/** Widths of the provider's variants, in pixels. Photos are seldom smaller. */
const SMALL_WIDTH_PX = 480;
const FULL_WIDTH_PX = 2048;

/**
 * A picture that fills its box. One that fails to load is replaced by a faint icon and Retry. It loads when it comes near the screen; the
 * first one of a `FirstPicture` loads at once. A moving picture stands still for people who want less motion.
 */
export function SafeImage({ src, alt, fit = 'cover', smallSrc, sizes, onOpen }: SafeImageProps) {
  const isFirst = useIsFirstPicture(src);
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
  const hasVariants = Boolean(smallSrc) && smallSrc !== src && findStillVariant(src) === null;
  const picture = (
    <StillVariant src={src}>
      <Picture
        key={attempt}
        {...(hasVariants && { srcSet: `${smallSrc} ${SMALL_WIDTH_PX}w, ${src} ${FULL_WIDTH_PX}w`, sizes })}
        src={src}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' })}
        decoding="async"
        referrerPolicy="no-referrer"
        style={{ objectFit: fit }}
        onError={() => setFailedSrc(src)}
      />
    </StillVariant>
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
