import { HistoryIcon, PersonAvatar, SearchIcon, TagIcon } from '@social/ui';
import type { Hit, HitKind, Hits } from '../../lib/search-hits';
import { matchingCommands, typedHashtag, type Choice, type Command, type Section } from './choice';

type Sources = {
  typed: string;
  recent: readonly string[];
  hits: Hits | null;
  commands: readonly Command[];
  forget: (words: string) => void;
};

const hitLabels: Record<HitKind, string> = { people: 'People', pages: 'Pages', posts: 'Posts' };

/** What the palette offers, section by section; those without anything are left out. */
export function paletteSections({ typed, recent, hits, commands, forget }: Sources): Section[] {
  const words = typed.trim();
  const matching = matchingCommands(commands, words);
  const inGroup = (group: Command['group']) => ({ label: group, choices: matching.filter((command) => command.group === group) });
  const sections: Section[] =
    words === ''
      ? [{ label: 'Recent searches', choices: recent.map((search) => recentChoice(search, forget)) }, inGroup('Go to'), inGroup('Do')]
      : [
          { label: 'Search', choices: searchChoices(words) },
          ...(['people', 'pages', 'posts'] as const).map((kind) => ({
            label: hitLabels[kind],
            choices: (hits?.[kind] ?? []).map(hitChoice),
          })),
          inGroup('Go to'),
          inGroup('Do'),
        ];
  return sections.filter(({ choices }) => choices.length > 0);
}

function searchChoices(words: string): Choice[] {
  const hashtag = typedHashtag(words);
  const everything: Choice = {
    id: 'everything',
    label: `Search for “${words}”`,
    icon: <SearchIcon />,
    place: `/search?${new URLSearchParams({ q: words })}`,
  };
  if (hashtag === null) return [everything];
  const place = `/?${new URLSearchParams({ hashtag })}`;
  return [{ id: 'hashtag', label: `Posts with #${hashtag}`, icon: <TagIcon />, place }, everything];
}

function recentChoice(words: string, forget: (words: string) => void): Choice {
  return {
    id: `recent-${words}`,
    label: words,
    icon: <HistoryIcon />,
    place: `/search?${new URLSearchParams({ q: words })}`,
    forget: () => forget(words),
  };
}

function hitChoice({ kind, id, title, detail, avatarUrl, place }: Hit): Choice {
  return { id: `${kind}-${id}`, label: title, detail, icon: <PersonAvatar name={title} avatarUrl={avatarUrl} size={32} />, place };
}
