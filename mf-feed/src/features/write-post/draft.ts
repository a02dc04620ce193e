import type { Audience, NewPost, UploadKind } from '@social/api/posts/create-post';
import type { PostColorId, PostFeeling } from '@social/api/posts/post-extras';

export type Attachment = {
  id: string;
  kind: UploadKind;
  name: string;
  /** null while the browser is still fetching it out of its storage. */
  file: Blob | null;
};

/** A post that is being written. */
export type Draft = {
  text: string;
  attachments: readonly Attachment[];
  /** null without a poll; blank answers are not sent. */
  pollAnswers: readonly string[] | null;
  feeling: PostFeeling | null;
  gifUrl: string | null;
  colorId: PostColorId | null;
  audience: Audience;
  allowsComments: boolean;
};

export const emptyDraft: Draft = {
  text: '',
  attachments: [],
  pollAnswers: null,
  feeling: null,
  gifUrl: null,
  colorId: null,
  audience: 'everyone',
  allowsComments: true,
};

/** A coloured background is for a few words, as readers see it. */
export const COLOR_LETTERS = 160;

/** Whether there is anything in it that its author would miss. */
export function isUntouched({ text, attachments, pollAnswers, feeling, gifUrl }: Draft): boolean {
  return text.trim() === '' && attachments.length === 0 && !pollAnswers?.some((answer) => answer.trim()) && !feeling && gifUrl === null;
}

/** Why a draft cannot be sent yet, in the author's words; null when it can. */
export function whyNotReady(draft: Draft): string | null {
  if (isUntouched(draft)) return 'Write something or attach a file first.';
  if (draft.attachments.some(({ file }) => file === null)) return 'Your files are still being fetched.';
  if (draft.pollAnswers && filledAnswers(draft.pollAnswers).length < 2) return 'A poll needs two answers.';
  return null;
}

/** What is published of a draft. */
export function toNewPost(draft: Draft): NewPost {
  return {
    text: draft.text.trim(),
    uploads: draft.attachments.flatMap(({ kind, name, file }) => (file ? [{ kind, file: named(file, name) }] : [])),
    pollAnswers: filledAnswers(draft.pollAnswers ?? []),
    feeling: draft.feeling,
    gifUrl: draft.gifUrl,
    colorId: canBeColored(draft) ? draft.colorId : null,
    audience: draft.audience,
    allowsComments: draft.allowsComments,
  };
}

/** A background shows behind short words alone. */
export function canBeColored({ text, attachments, gifUrl, pollAnswers }: Draft): boolean {
  return attachments.length === 0 && gifUrl === null && pollAnswers === null && text.length <= COLOR_LETTERS;
}

function filledAnswers(answers: readonly string[]): string[] {
  return answers.map((answer) => answer.trim()).filter(Boolean);
}

/** What browsers keep of a file may have lost its name. */
export function named(file: Blob, name: string): File {
  return file instanceof File ? file : new File([file], name, { type: file.type });
}
