import { useLayoutEffect, useState } from 'react';
import { letFocusVisit } from './let-focus-visit';

/**
 * A place at the end of the page that dialogs leave alone. MUI hides all that stands beside an open dialog from those who hear the
 * page, except elements that may not carry `aria-hidden`: a slot is one, and is laid out as if it were not there. The focus may
 * come here, too.
 */
export function useHeardPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('slot'));
  useLayoutEffect(() => {
    document.body.append(place);
    const endVisits = letFocusVisit(place);
    return () => {
      endVisits();
      place.remove();
    };
  }, [place]);
  return place;
}
