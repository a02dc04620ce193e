import { lazyComponent } from '../lazy/lazy-component';
import { Cover } from '../media/cover';
import { LoadFailure } from '../media/load-failure';
import type { DrawerProps } from './drawer';

/** A drawer whose code is loaded when it is first mounted: mount it with the first opening. */
export const LazyDrawer = lazyComponent<DrawerProps>({
  load: async () => (await import('@social/ui/forms')).Drawer,
  fallback: null,
  failed: (retry, { label, isOpen, onClose }) =>
    isOpen && (
      <Cover>
        <LoadFailure name={label} onRetry={retry} onClose={onClose} />
      </Cover>
    ),
});
