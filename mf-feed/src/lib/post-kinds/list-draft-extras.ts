import type { NewPostExtra, NewPostExtras } from '@social/api/posts/post-extras';
import type { Decoder } from '@social/api/wire';
import type { DraftContent } from './post-kind';
import { writableKinds, writableNames } from './post-kinds';

export type DraftExtra = { name: NewPostExtra; isFilled: boolean; problem: string | null; chipLabel: string; summary: string | null };

/** Lists what a draft has besides its text and files, in the order of the kinds. */
export function listDraftExtras(draft: DraftContent): DraftExtra[] {
  return writableNames.flatMap((name) => toDraftExtra(name, draft));
}

function toDraftExtra<Name extends NewPostExtra>(name: Name, draft: DraftContent): DraftExtra[] {
  const value: NewPostExtras[Name] = draft[name];
  if (value === null) return [];
  const kind = writableKinds[name];
  return [
    {
      name,
      isFilled: kind.isFilled(value),
      problem: kind.findProblem?.(value) ?? null,
      chipLabel: kind.toChipLabel?.(value, draft) ?? kind.label,
      summary: kind.toSummary?.(value) ?? null,
    },
  ];
}

/** Returns the extras to publish. */
export function toNewPostExtras(draft: DraftContent): NewPostExtras {
  return Object.fromEntries(writableNames.map((name) => [name, toPublished(name, draft)])) as NewPostExtras;
}

function toPublished<Name extends NewPostExtra>(name: Name, draft: DraftContent): NewPostExtras[Name] {
  const value = draft[name];
  const { toPublished: convert } = writableKinds[name];
  return value !== null && convert ? convert(value, draft) : value;
}

/** The decoders of a stored draft's extras. */
export const storedExtras = Object.fromEntries(writableNames.map((name) => [name, writableKinds[name].stored])) as {
  [Name in NewPostExtra]: Decoder<NewPostExtras[Name]>;
};
