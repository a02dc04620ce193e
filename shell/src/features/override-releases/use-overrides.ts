import { t } from '@social/texts';
import { copyLink, serverNow } from '@social/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeOverrides, fetchOverrides, OverrideRefusal, signLink } from '../../lib/overrides/override-requests';
import { readChoices, writeOverrides, type Choice, type Choices } from './override-choices';

const HOUR_MS = 3_600_000;

const request: typeof window.fetch = (url, init) => window.fetch(url, init);

/** The overrides of this browser, the changes that its developer is making, and the actions on both. */
export function useOverrides(reloadPage: () => void) {
  const query = useQuery({ queryKey: ['overrides'], queryFn: () => fetchOverrides(request), staleTime: 0, retry: false });
  const [changes, setChanges] = useState<Choices>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  /** For how many hours the copied link works. Null if none was copied. */
  const [linkHours, setLinkHours] = useState<number | null>(null);

  const state = query.data ?? null;
  const running = readChoices(state?.overrides ?? []);
  const choices: Choices = { ...running, ...changes };

  /** Runs an action, and shows its refusal. */
  async function attempt(action: () => Promise<void>): Promise<void> {
    setRefusal(null);
    try {
      await action();
    } catch (error) {
      if (!(error instanceof OverrideRefusal)) throw error;
      setRefusal(error.message);
    }
  }

  async function apply(changed: Choices): Promise<void> {
    await attempt(async () => {
      await changeOverrides(request, { overrides: writeOverrides(changed) });
      reloadPage();
    });
  }

  return {
    state,
    running,
    choices,
    problem: refusal ?? query.error?.message ?? null,
    linkHours,
    isChanged: writeOverrides(choices).sort().join() !== writeOverrides(running).sort().join(),
    load: () => void query.refetch(),
    choose: (remote: string, choice: Choice) => setChanges({ ...changes, [remote]: choice }),
    apply: () => apply(choices),
    /** Makes one remote run its pinned version. Discards other changes that were not applied. */
    reset: (remote: string) => apply({ ...running, [remote]: { kind: 'pinned' } }),
    leave: () => apply({}),
    share: () =>
      attempt(async () => {
        const { override, expiresAt } = await signLink(request);
        const url = new URL(window.location.href);
        url.searchParams.set('override', override);
        setLinkHours(Math.round((expiresAt - serverNow()) / HOUR_MS));
        // Resolves when its notice is closed.
        await copyLink(url.href, t('versions'));
      }),
  };
}
