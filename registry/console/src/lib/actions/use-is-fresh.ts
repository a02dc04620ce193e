import { useState } from 'react';

/**
 * Whether the state that a form was opened on is the latest one: false only while the one that was on its way then has not arrived. After a
 * change of one's own the shown state is older than the change, and the registry would call that change somebody else's. Later fetches do not
 * hold a form up.
 */
export function useIsFresh(isFetching: boolean): boolean {
  const [isFresh, setIsFresh] = useState(!isFetching);
  if (!isFresh && !isFetching) setIsFresh(true);
  return isFresh;
}
