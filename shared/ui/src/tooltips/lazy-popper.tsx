import type { PopperProps } from '@mui/material/Popper';
import { useState } from 'react';
import { lazyComponent } from '../lazy/lazy-component';

/**
 * Stands in for MUI's Popper in its tooltips (`tooling/webpack/replace-mui-parts.ts`): with Popper.js it is 5 KB of the first visit, and needed
 * with the first tooltip. Where it cannot be loaded there is no tooltip; what it says is the label of its button.
 */
export default function LazyPopper(props: PopperProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened ? <Popper {...props} /> : null;
}

const Popper = lazyComponent<PopperProps>({
  load: async () => (await import('@social/ui/forms')).Popper,
  fallback: null,
  failed: () => null,
});
