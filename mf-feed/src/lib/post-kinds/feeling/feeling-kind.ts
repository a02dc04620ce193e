import FeelingIcon from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import type { PostFeeling } from '@social/api/posts/post-extras';
import { mappedOrRefused, object, objectOrNull, oneOf, text } from '@social/api/wire';
import { t } from '@social/texts';
import { isTooLong } from '@social/ui/fields/text-limit';
import { extraLimits } from '../extra-limits';
import { lazyEditor } from '../lazy-editor';
import type { WritableKind } from '../post-kind';

const sentences: Record<PostFeeling['kind'], (value: string) => string> = {
  feeling: (value) => t('is feeling {value}', { value }),
  listening: (value) => t('is listening to {value}', { value }),
  traveling: (value) => t('is traveling to {value}', { value }),
  watching: (value) => t('is watching {value}', { value }),
  playing: (value) => t('is playing {value}', { value }),
};

const chipLabels: Record<PostFeeling['kind'], (value: string) => string> = {
  feeling: (value) => t('feeling {value}', { value }),
  listening: (value) => t('listening {value}', { value }),
  traveling: (value) => t('traveling {value}', { value }),
  watching: (value) => t('watching {value}', { value }),
  playing: (value) => t('playing {value}', { value }),
};

const kinds = Object.keys(sentences) as PostFeeling['kind'][];

const storedFeeling = mappedOrRefused(object({ kind: oneOf(kinds, null), value: text }), ({ kind, value }): PostFeeling | null =>
  kind && value ? { kind, value } : null,
);

export const feelingKind: WritableKind<'feeling'> = {
  label: t('Feelings'),
  Icon: FeelingIcon,
  Editor: lazyEditor(async () => (await import('./feeling-editor')).FeelingEditor),
  stored: objectOrNull(storedFeeling),
  toHeaderText: ({ feeling }) => feeling && sentences[feeling.kind](feeling.value),
  isFilled: () => true,
  findProblem: ({ value }) => (isTooLong(value, extraLimits.feeling) ? t('The feeling or activity is too long.') : null),
  toChipLabel: ({ kind, value }) => chipLabels[kind](value),
  toSummary: () => t('A feeling'),
};
