import { useState, type RefObject } from 'react';

/** Whether a post's comments are open; `button` opens them. Where they are what one came for, only that button closes them. */
export function useCommentsOpen(button: RefObject<HTMLButtonElement | null>, stayOpen = false) {
  const [isOpen, setOpen] = useState(stayOpen);

  function close(how: 'outside' | 'escape') {
    if (stayOpen) return;
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  }

  return { isOpen, toggle: () => setOpen(!isOpen), close };
}
