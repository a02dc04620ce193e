import { styled } from '@mui/material/styles';
import type { ReactElement } from 'react';

/**
 * Returns the address of a moving picture's first frame, or null for a picture that does not move. Our provider stores both under one name:
 * `…_image_moving.webp` and `…_image_moving_small.jpg`. Other hosts have no such names.
 */
export function findStillVariant(src: string): string | null {
  const [, name, query = ''] = /^(.+_image_moving)\.(?:webp|png)(\?.*)?$/.exec(src) ?? [];
  return name === undefined ? null : `${name}_small.jpg${query}`;
}

/** Shows the first frame of a moving picture to people who want less motion. `children` is its `img`. */
export function StillVariant({ src, children }: { src: string; children: ReactElement }) {
  const still = findStillVariant(src);
  if (still === null) return children;
  return (
    <Variants>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
      {children}
    </Variants>
  );
}

/** Has no box of its own, so that the picture fills the same one. */
const Variants = styled('picture')({ display: 'contents' });
