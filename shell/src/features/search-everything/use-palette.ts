import { useSession } from '@social/session';
import { useNavigate } from '@social/ui/router';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { createRecentSearches } from '../../lib/recent-searches';
import type { Choice, Command } from './choice';
import { createPaletteSections } from './palette-sections';
import type { TypeAhead } from './type-ahead';
import { useTypedSearch } from './use-typed-search';

type PaletteOptions = { commands: readonly Command[]; typeAhead: TypeAhead; onClose: () => void };

/** The state of the palette: the text, its options and the active one. */
export function usePalette({ commands, typeAhead, onClose }: PaletteOptions) {
  const userId = useSession((session) => session.userId);
  const recentSearches = createRecentSearches(userId);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // By its id, because hits that arrive later can stand before it.
  const [activeId, setActiveId] = useState<string | null>(null);
  const [recent, setRecent] = useState(recentSearches.list);
  const search = useTypedSearch(typed);

  useEffect(() => typeAhead.end((before) => setTyped((now) => before + now)), [typeAhead]);

  function forget(query: string): void {
    recentSearches.remove(query);
    setRecent(recentSearches.list());
  }

  const hits = search.kind === 'idle' ? null : search.hits;
  const sections = createPaletteSections({ typed, recent, hits, commands, forget });
  const choices = sections.flatMap((section) => section.choices);
  const activeIndex = Math.max(
    0,
    choices.findIndex(({ id }) => id === activeId),
  );
  const active = choices[activeIndex];

  function type(text: string): void {
    setTyped(text);
    setActiveId(null);
  }

  function choose(choice: Choice): void {
    if (typed.trim() !== '' && 'path' in choice) recentSearches.add(typed.trim());
    onClose();
    if ('path' in choice) void navigate(choice.path);
    else choice.act();
  }

  function move(steps: number): void {
    setActiveId(choices.at((activeIndex + steps) % choices.length)?.id ?? null);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    const act = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Enter: () => active && choose(active) }[event.key];
    const forgets = event.key === 'Delete' && typed === '' ? active?.forget : undefined;
    if (!act && !forgets) return;
    event.preventDefault();
    if (forgets) move(1);
    (act ?? forgets)?.();
  }

  return { typed, type, search, sections, active, choose, press };
}
