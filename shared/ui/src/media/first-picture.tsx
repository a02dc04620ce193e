import { createContext, useContext, useState, type ReactNode } from 'react';

/** Returns true for the first address that asks, and for no other. */
type Claim = (src: string) => boolean;

const FirstPictureClaim = createContext<Claim | null>(null);

/** Loads the first picture among its children at once and before others; it is often the largest thing that a visitor sees. */
export function FirstPicture({ children }: { children: ReactNode }) {
  const [claim] = useState(createClaim);
  return <FirstPictureClaim value={claim}>{children}</FirstPictureClaim>;
}

function createClaim(): Claim {
  let first: string | null = null;
  return (src) => {
    first ??= src;
    return first === src;
  };
}

/** Returns true for the first picture inside a `FirstPicture`. It stays so while it is mounted. */
export function useIsFirstPicture(src: string): boolean {
  const claim = useContext(FirstPictureClaim);
  const [isFirst] = useState(() => claim?.(src) ?? false);
  return isFirst;
}
