import { canonicalJson } from '@social/contracts';
import type { Environment, Settings } from '@social/registry/client/browser';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Changed settings, and the version at the start of editing: a later change by another person causes a refusal, and is not overwritten. */
type Draft = { basedOn: number; settings: Settings };

export function toDraft({ settingsVersion, settings }: Environment): Draft {
  return { basedOn: settingsVersion, settings };
}

/**
 * Stores what was changed in the settings of an environment until it is saved or discarded, also while another page of the console is open.
 * The browser asks before it closes the tab.
 */
export function useSettingsDraft(present: Environment) {
  const queries = useQueryClient();
  const queryKey = ['settings-draft', present.name];
  const { data } = useQuery<Draft>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  // A draft without a change follows what others save.
  const draft = data && isDifferent(data.settings, present.settings) ? data : toDraft(present);
  // A draft of a later version was saved just now, and `present` is not read again yet.
  const isChanged = draft.basedOn <= present.settingsVersion && isDifferent(draft.settings, present.settings);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  return { draft, isChanged, setDraft: (changed: Draft) => void queries.setQueryData(queryKey, changed) };
}

function isDifferent(one: Settings, other: Settings): boolean {
  return canonicalJson(one) !== canonicalJson(other);
}
