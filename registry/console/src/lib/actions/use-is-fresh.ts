import { useState } from 'react';

/**
 * Returns true if the form's state is up to date. It is false only until a fetch that was pending when the form opened has arrived. After
 * an own change, the shown state is older than that change, which the registry would report as another person's. Later fetches do not block
 * the form.
 */
export function useIsFresh(isFetching: boolean): boolean {
  const [isFresh, setIsFresh] = useState(!isFetching);
  if (!isFresh && !isFetching) setIsFresh(true);
  return isFresh;
}
