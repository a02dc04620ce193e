import { canonicalJson } from '@social/contracts';
import type { Environment, Settings } from '@social/registry-client/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

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
  // State of React: fields are controlled, and the cache tells of a change only after the next keystroke may have come.
  const [stored, setStored] = useState(() => queries.getQueryData<Draft>(queryKey));
  // A draft without a change follows what others save.
  const draft = stored && isDifferent(stored.settings, present.settings) ? stored : toDraft(present);
  // A draft of a later version was saved just now, and `present` is not read again yet.
  const isChanged = draft.basedOn <= present.settingsVersion && isDifferent(draft.settings, present.settings);

  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  function setDraft(changed: Draft): void {
    setStored(changed);
    // For the next visit of this page.
    queries.setQueryDefaults(queryKey, { gcTime: Infinity });
    queries.setQueryData(queryKey, changed);
  }

  return { draft, isChanged, setDraft };
}

function isDifferent(one: Settings, other: Settings): boolean {
  return canonicalJson(one) !== canonicalJson(other);
}
