import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to look at a photo. */
const SHOWN_MS = 4000;

export type Slideshow = { isPlaying: boolean; toggle: () => void; pause: () => void };

export type SlideshowOptions = {
  photoId: string;
  /** The time of a photo counts from its arrival. */
  isLoaded: boolean;
  isLast: boolean;
  onStart: () => void;
  onNext: () => void;
};

/**
 * Steps by itself until the last photo; started there, it begins with the first. It waits for a photo that still loads, and while the
 * page is hidden.
 */
export function useSlideshow({ photoId, isLoaded, isLast, onStart, onNext }: SlideshowOptions): Slideshow {
  const [isPlaying, setPlaying] = useState(false);
  const isVisible = usePageVisible();
  const isRunning = isPlaying && isLoaded && isVisible;

  const step = useEffectEvent(() => (isLast ? setPlaying(false) : onNext()));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => step(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, photoId]);

  return {
    isPlaying,
    toggle() {
      if (!isPlaying && isLast) onStart();
      setPlaying(!isPlaying);
    },
    pause: () => setPlaying(false),
  };
}

function usePageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const update = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}
