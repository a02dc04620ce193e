import { useState } from 'react';
import { fittedPosition, type PhotoPosition, type PositionChange } from './photo-position';

/** The position of the photo that is shown, and what changes it. Another photo starts without magnification. */
export function usePhotoPosition(photoId: string): [PhotoPosition, (change: PositionChange) => void] {
  const [shown, setShown] = useState({ photoId, position: fittedPosition });
  const getPosition = (state: typeof shown) => (state.photoId === photoId ? state.position : fittedPosition);
  return [getPosition(shown), (change) => setShown((current) => ({ photoId, position: change(getPosition(current)) }))];
}
