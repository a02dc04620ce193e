import { useLocation, useNavigate } from '@social/ui/router';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

type SheetState = { sheet?: string } | null;

/**
 * Lets Back close what fills the screen of a phone, instead of leaving the page below it: while it is shown, an entry of the history with the
 * same address stands for it, and goes with it. @param isSheet whether it fills the screen
 */
export function useBackCloses(isSheet: boolean, onClose: () => void): void {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = (location.state as SheetState)?.sheet === id;
  const wasOpened = useRef(false);

  const open = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const state = location.state as SheetState;
    void navigate({ pathname, search, hash }, { state: { ...state, sheet: id }, preventScrollReset: true });
  });
  // A link in the sheet has led to another page, which stays.
  const takeBack = useEffectEvent(() => {
    if (readState()?.sheet === id) void navigate(-1);
  });
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!isSheet) return;
    open();
    return takeBack;
  }, [isSheet]);

  useEffect(() => {
    if (wasOpened.current && !isOpen) close();
    wasOpened.current = isOpen;
  }, [isOpen]);
}

/** The state of the present entry, which the router stores in the browser's own. */
function readState(): SheetState {
  return (window.history.state as { usr?: SheetState } | null)?.usr ?? null;
}
