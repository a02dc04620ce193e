import { extractMentions } from '../../lib/rich-text';
import type { MemberRepository } from './members.repository';

/** Maximum number of members that one text notifies. */
export const MAX_NOTIFIED = 20;

/** Ids of mentioned members, by the name in the text in lower case. */
export type Mentions = Record<string, number>;

/** A text with its mentions. Null if it was stored by a release that did not store them. */
export type MentioningText = { text: string; mentions: Mentions | null };

type Dependencies = { members: Pick<MemberRepository, 'findUsernames' | 'findNames'> };
export type MentionFinder = ReturnType<typeof createMentionFinder>;

/** Mentions keep the ids of members, so that they lead to the same members after these have changed their names. */
export function createMentionFinder({ members }: Dependencies) {
  async function find(text: string): Promise<Mentions> {
    return Object.fromEntries(await members.findUsernames(extractMentions(text)));
  }

  return {
    /** Finds the members that a new text mentions, by their present or former names. */
    find,

    /**
     * Finds the members that a changed text mentions. Names that it had before keep their members. `addedIds` are the members that it did
     * not mention before.
     */
    async findInChanged(text: string, before: MentioningText): Promise<{ mentions: Mentions; addedIds: number[] }> {
      const known = before.mentions ?? (await find(before.text));
      const mentions = { ...(await find(text)), ...known };
      const knownIds = new Set(Object.values(known));
      return { mentions, addedIds: Object.values(mentions).filter((id) => !knownIds.has(id)) };
    },

    /** Finds the present usernames of the members mentioned in texts, in two statements. The result gives them for one of the texts, by name. */
    async resolve(texts: readonly MentioningText[]): Promise<(text: MentioningText) => ReadonlyMap<string, string>> {
      const withoutIds = texts.filter(({ mentions }) => mentions === null).flatMap(({ text }) => extractMentions(text));
      const byName = Object.fromEntries(await members.findUsernames([...new Set(withoutIds)]));
      const idsOf = ({ mentions }: MentioningText) => Object.entries(mentions ?? byName);
      const names = await members.findNames([...new Set(texts.flatMap(idsOf).map(([, id]) => id))]);
      return (text) => new Map(idsOf(text).flatMap(([name, id]) => (names.has(id) ? [[name, names.get(id) ?? '']] : [])));
    },
  };
}
