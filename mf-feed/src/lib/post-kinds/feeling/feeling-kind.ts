import FeelingIcon from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import type { PostFeeling } from '@social/api/posts/post-extras';
import { mappedOrRefused, object, objectOrNull, oneOf, text } from '@social/api/wire';
import { lazyEditor } from '../lazy-editor';
import type { WritableKind } from '../post-kind';

const verbs = {
  feeling: 'is feeling',
  listening: 'is listening to',
  traveling: 'is traveling to',
  watching: 'is watching',
  playing: 'is playing',
} satisfies Record<PostFeeling['kind'], string>;

const kinds = Object.keys(verbs) as PostFeeling['kind'][];

const storedFeeling = mappedOrRefused(object({ kind: oneOf(kinds, null), value: text }), ({ kind, value }): PostFeeling | null =>
  kind && value ? { kind, value } : null,
);

export const feelingKind: WritableKind<'feeling'> = {
  label: 'Feelings',
  Icon: FeelingIcon,
  Editor: lazyEditor(async () => (await import('./feeling-editor')).FeelingEditor),
  stored: objectOrNull(storedFeeling),
  toHeaderText: ({ feeling }) => feeling && `${verbs[feeling.kind]} ${feeling.value}`,
  isFilled: () => true,
  toChipLabel: ({ kind, value }) => `${kind} ${value}`,
  toSummary: () => 'A feeling',
};
