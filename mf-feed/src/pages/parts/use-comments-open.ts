import { startTransition, useState, type RefObject } from 'react';

/** Whether a post's comments are open. `button` toggles them; pinned ones close by nothing else. */
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
