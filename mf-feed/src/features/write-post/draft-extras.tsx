import { Chip, styled } from '@social/ui';
import { canBeColored, emptyDraft, type Draft } from './draft';

export type DraftExtrasProps = { draft: Draft; onChange: (part: Partial<Omit<Draft, 'attachments'>>) => void };

/** Lists a draft's poll, feeling, GIF, color and sharing as chips that remove them. */
export function DraftExtras({ draft, onChange }: DraftExtrasProps) {
  const extras = [
    draft.pollAnswers && { label: 'Poll', without: { pollAnswers: null } },
    draft.feeling && { label: `${draft.feeling.kind} ${draft.feeling.value}`, without: { feeling: null } },
    draft.gifUrl !== null && { label: 'GIF', without: { gifUrl: null } },
    draft.colorId !== null && { label: canBeColored(draft) ? 'Color' : 'Color: for short words alone', without: { colorId: null } },
    draft.audience !== 'everyone' && { label: audienceLabels[draft.audience], without: { audience: emptyDraft.audience } },
    !draft.allowsComments && { label: 'Comments off', without: { allowsComments: true } },
  ].filter((extra) => extra !== false && extra !== null);
  if (extras.length === 0) return null;
  return (
    <Row aria-label="Goes with your post">
      {extras.map(({ label, without }) => (
        <li key={label}>
          <Chip
            size="small"
            label={label}
            aria-label={`Remove ${label}`}
            onClick={() => onChange(without)}
            onDelete={() => onChange(without)}
          />
        </li>
      ))}
    </Row>
  );
}

export const audienceLabels = {
  everyone: 'Everyone',
  'people-i-follow': 'People I follow',
  'my-followers': 'People who follow me',
  'only-me': 'Only me',
} satisfies Record<Draft['audience'], string>;

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
