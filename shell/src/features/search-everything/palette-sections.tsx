import { t } from '@social/texts';
import { HistoryIcon, SearchIcon, TagIcon } from '@social/ui';
import { HitPicture } from '../../lib/hit-picture';
import { hitKindLabels, hitKinds, type Hit, type Hits } from '../../lib/hit';
import { filterCommands, parseHashtag, type Choice, type Command, type Section } from './choice';

type Sources = {
  typed: string;
  recent: readonly string[];
  hits: Hits | null;
  commands: readonly Command[];
  forget: (query: string) => void;
};

/** Returns the sections of the palette that have options. */
export function createPaletteSections({ typed, recent, hits, commands, forget }: Sources): Section[] {
  const query = typed.trim();
  const matching = filterCommands(commands, query);
  const inGroup = (group: Command['group'], label: string) => ({ label, choices: matching.filter((command) => command.group === group) });
  const sections: Section[] =
    query === ''
      ? [
          { label: t('Recent searches'), choices: recent.map((search) => recentChoice(search, forget)) },
          inGroup('go-to', t('Go to')),
          inGroup('do', t('Do')),
        ]
      : [
          { label: t('Search'), choices: searchChoices(query) },
          ...hitKinds.map((kind) => ({
            label: hitKindLabels[kind],
            choices: (hits?.[kind] ?? []).map(hitChoice),
          })),
          inGroup('go-to', t('Go to')),
          inGroup('do', t('Do')),
        ];
  return sections.filter(({ choices }) => choices.length > 0);
}

function searchChoices(query: string): Choice[] {
  const hashtag = parseHashtag(query);
  const everything: Choice = {
    id: 'everything',
    label: t('Search for “{query}”', { query }),
    icon: <SearchIcon />,
    path: `/search?${new URLSearchParams({ q: query })}`,
  };
  if (hashtag === null) return [everything];
  const path = `/?${new URLSearchParams({ hashtag })}`;
  return [{ id: 'hashtag', label: t('Posts with #{hashtag}', { hashtag }), icon: <TagIcon />, path }, everything];
}

function recentChoice(query: string, forget: (query: string) => void): Choice {
  return {
    id: `recent-${query}`,
    label: query,
    icon: <HistoryIcon />,
    path: `/search?${new URLSearchParams({ q: query })}`,
    forget: () => forget(query),
  };
}

function hitChoice(hit: Hit): Choice {
  const { kind, id, title, detail, path } = hit;
  return { id: `${kind}-${id}`, label: title, detail, icon: <HitPicture hit={hit} size={32} />, path };
}
