import type { Environment } from '@social/registry-client/browser';
import { useCallback } from 'react';
import { useSearchParams } from '@social/ui/router';

/** Maximum number of columns shown by default. */
const MAX_SHOWN = 6;
const PARAM = 'environments';

/** Returns the environments named in the address, so that a view can be shared. Null if it names none. */
export function useChosenEnvironments(): { names: string | null; choose: (names: readonly string[]) => void } {
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (names: readonly string[]) => setParams(names.length > 0 ? { [PARAM]: names.join(',') } : {}, { replace: true }),
    [setParams],
  );
  return { names: params.get(PARAM), choose };
}

/** Selects the columns: the named ones, otherwise the first ones, starting with production. */
export function chooseShown(all: readonly Environment[], names: string | null): Environment[] {
  const sorted = [...all].sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
  if (names === null) return sorted.slice(0, MAX_SHOWN);
  const wanted = names.split(',');
  return sorted.filter(({ name }) => wanted.includes(name));
}

function rank(name: string): number {
  const index = ['production', 'staging', 'development'].indexOf(name);
  return index === -1 ? 3 : index;
}
