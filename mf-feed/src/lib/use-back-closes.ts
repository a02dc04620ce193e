import { useLocation, useNavigate } from '@social/ui/router';
import { useEffect, useEffectEvent, useId, useRef } from 'react';

type SheetState = { sheet?: string } | null;

/**
 * Makes Back close an overlay that fills a phone's screen, instead of leaving the page below it. While it is shown, the history has an
 * extra entry with the same address, which is removed with it.
 * @param isSheet true if the overlay fills the screen
 */
export function useBackCloses(isSheet: boolean, onClose: () => void): void {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const hasEntry = useRef(false);

  const open = useEffectEvent(() => {
    const { pathname, search, hash } = location;
    const state = location.state as SheetState;
    void navigate({ pathname, search, hash }, { state: { ...state, sheet: id }, preventScrollReset: true });
    hasEntry.current = true;
  });
  // A link in the sheet has led to another page, which stays.
  const takeBack = useEffectEvent(() => {
    hasEntry.current = false;
    if (readState()?.sheet === id) void navigate(-1);
  });
  const closeIfLeft = useEffectEvent(() => {
    if (!hasEntry.current || readState()?.sheet === id) return;
    hasEntry.current = false;
    onClose();
  });

  useEffect(() => {
    if (!isSheet) return;
    open();
    // `location` is rendered in a transition: a Back that comes before its end leaves it as it was.
    window.addEventListener('popstate', closeIfLeft);
    return () => {
      window.removeEventListener('popstate', closeIfLeft);
      takeBack();
    };
  }, [isSheet]);

  useEffect(() => closeIfLeft(), [location]);
}

/** The state of the present entry, which the router stores in the browser's own. */
function readState(): SheetState {
  return (window.history.state as { usr?: SheetState } | null)?.usr ?? null;
}
