import { startTransition, useState, type RefObject } from 'react';

/** True while a post's comments are open. `button` toggles them; pinned comments stay open otherwise. */
export function useCommentsOpen(button: RefObject<HTMLButtonElement | null>, isPinned = false) {
  const [isOpen, setOpen] = useState(isPinned);

  function close(how: 'outside' | 'escape') {
    if (isPinned) return;
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  }

  /** In a transition: the press is seen before the comments are there. */
  const toggle = () => startTransition(() => setOpen((wasOpen) => !wasOpen));

  return { isOpen, toggle, close };
}
