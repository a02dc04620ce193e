import { toVisibleText } from '@social/text-grammar/visible-text';
import { pollDurations } from '@social/api/posts/post-extras';
import { reading } from '@social/api/wire';
import { t } from '@social/texts';
import { PollIcon } from '@social/ui';
import { isTooLong } from '@social/ui/fields/text-limit';
import { extraLimits } from '../extra-limits';
import { lazyEditor } from '../lazy-editor';
import type { WritableKind } from '../post-kind';
import { PollCard } from './poll-card';

const MAX_STORED_ANSWERS = 20;

export const pollKind: WritableKind<'poll'> = {
  label: t('Poll'),
  Icon: PollIcon,
  Card: PollCard,
  Editor: lazyEditor(async () => (await import('./poll-editor')).PollEditor),
  stored: reading((value) => {
    const { answers: written, hours } = (value ?? {}) as { answers?: unknown; hours?: unknown };
    const answers = decodeAnswers(written);
    return answers && { answers, hours: pollDurations.find((duration) => duration === hours) ?? null };
  }),
  replacesText: ({ poll }) => poll !== null,
  isFilled: ({ answers }) => trimAnswers(answers).length > 0,
  findProblem: ({ answers }) => {
    if (trimAnswers(answers).length < 2) return t('A poll needs two answers.');
    return answers.some((answer) => isTooLong(answer, extraLimits.pollAnswer)) ? t('An answer of the poll is too long.') : null;
  },
  toPublished: ({ answers, hours }) => ({ answers: trimAnswers(answers), hours }),
  toSummary: ({ answers }) => answers.join(' · '),
};

/** Decodes the stored answers of a poll; null for none. */
function decodeAnswers(value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((answer) => typeof answer === 'string').slice(0, MAX_STORED_ANSWERS) : null;
}

function trimAnswers(answers: readonly string[]): string[] {
  return answers.map((answer) => toVisibleText(answer)).filter(Boolean);
}
