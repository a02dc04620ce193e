import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { t } from '@social/texts';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { moveBy, fittedPosition, getNextSide, zoomTo, type PositionChange, type Bounds } from './photo-position';
import { isTextInput } from '../keys/is-text-input';
import { PhotoCaption } from './photo-caption';
import { PhotoStage } from './photo-stage';
import type { PhotoViewerProps } from './viewer-photo';
import { StepArrows } from './step-arrows';
import { usePhotoPosition } from './use-photo-position';
import { useSlideshow } from './use-slideshow';
import { ViewerBar, ZOOM_STEP } from './viewer-bar';

const PAN_PX = 60;
const middle = { x: 0, y: 0 };

/** The stage with the bar above, arrows at both sides and the caption below; handles the keys. */
export function PhotoViewerBody({ photos, photoId, onChange, onClose, extra, shareUrl }: PhotoViewerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const readBounds = useRef<() => Bounds>(null);
  const [position, applyChange] = usePhotoPosition(photoId);
  const index = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[index];
  const [loadedIds, setLoadedIds] = useState<ReadonlySet<string>>(new Set());
  const isLast = index === photos.length - 1;
  const slideshow = useSlideshow({
    photoId,
    isLoaded: loadedIds.has(photoId),
    isLast,
    onStart: () => show(0),
    onNext: () => show(index + 1),
  });

  // Focused, so that the keys work without a click first, and after the control with the focus left together with the previous photo.
  useEffect(() => {
    if (!frame.current?.contains(document.activeElement)) frame.current?.focus();
  }, [photoId]);

  function changePosition(change: PositionChange): void {
    slideshow.pause();
    applyChange(change);
  }

  function zoomBy(factor: number): void {
    const bounds = readBounds.current?.();
    if (bounds) changePosition((current) => zoomTo(current, current.scale * factor, middle, bounds));
  }

  /** The member steps: someone who looks for a photo does not want the slideshow to continue. */
  function goTo(target: number): void {
    slideshow.pause();
    show(target);
  }

  function show(target: number): void {
    const next = photos[Math.min(photos.length - 1, Math.max(0, target))];
    if (next && next.id !== photoId) onChange(next.id);
  }

  function panOrStep(x: number, y: number): void {
    const bounds = readBounds.current?.();
    if (position.scale === 1) goTo(index - x * getNextSide());
    else if (bounds) changePosition((current) => moveBy(current, { x: x * PAN_PX, y: y * PAN_PX }, bounds));
  }

  const keys: Record<string, () => unknown> = {
    ArrowLeft: () => panOrStep(1, 0),
    ArrowRight: () => panOrStep(-1, 0),
    ArrowUp: () => position.scale > 1 && panOrStep(0, 1),
    ArrowDown: () => position.scale > 1 && panOrStep(0, -1),
    PageUp: () => goTo(index - 1),
    PageDown: () => goTo(index + 1),
    Home: () => goTo(0),
    End: () => goTo(photos.length - 1),
    '+': () => zoomBy(ZOOM_STEP),
    '=': () => zoomBy(ZOOM_STEP),
    '-': () => zoomBy(1 / ZOOM_STEP),
    '0': () => changePosition(() => fittedPosition),
  };

  function handleKeyDown(event: KeyboardEvent): void {
    // React's events also bubble from menus and dialogs that are opened inside, which are elsewhere in the document.
    const isForeign = isTextInput(event.target) || !event.currentTarget.contains(event.target as Node);
    const run = keys[event.key];
    if (!run || isForeign || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    run();
  }

  if (!photo) return <MissingPhoto onClose={onClose} />;
  const name = photo.alt || t('Photo {number}', { number: index + 1 });
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={name} onKeyDown={handleKeyDown}>
      <PhotoStage
        photos={photos}
        index={index}
        position={position}
        onPositionChange={changePosition}
        onStep={(by) => goTo(index + by)}
        onClose={onClose}
        onLoad={(loadedId) => setLoadedIds((ids) => new Set(ids).add(loadedId))}
        onBoundsReader={(read) => {
          readBounds.current = read;
        }}
      />
      <ViewerBar
        label={t('{number} of {total}', { number: index + 1, total: photos.length })}
        url={photo.url}
        scale={position.scale}
        shareUrl={shareUrl}
        slideshow={photos.length > 1 ? slideshow : null}
        onZoom={zoomBy}
        onClose={onClose}
      />
      <StepArrows isFirst={index === 0} isLast={isLast} onStep={(by) => goTo(index + by)} />
      <PhotoCaption caption={photo.caption} description={photo.description ?? ''} extra={extra} />
    </Frame>
  );
}

function MissingPhoto({ onClose }: { onClose: () => void }) {
  return (
    <Stack role="alert" spacing={2} sx={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
      <Typography>{t('This photo is no longer here.')}</Typography>
      <Button variant="outlined" onClick={onClose}>
        {t('Close')}
      </Button>
    </Stack>
  );
}

const Frame = styled('div')({ position: 'relative', flex: 1, minHeight: 0, outline: 'none !important' });
