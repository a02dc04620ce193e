import { t } from '@social/texts';
import { Chip, styled } from '@social/ui';
import { audienceLabels } from '../../lib/audience-labels';
import { listDraftExtras } from '../../lib/post-kinds/list-draft-extras';
import { emptyFields, type Draft, type PostFields } from './draft';

export type DraftExtrasProps = { draft: Draft; onChange: (part: Partial<PostFields>) => void };

/** Lists what a draft has besides text and files as chips that remove it. */
export function DraftExtras({ draft, onChange }: DraftExtrasProps) {
  const extras = [
    ...listDraftExtras(draft).map(({ name, chipLabel }) => ({ label: chipLabel, without: { [name]: null } })),
    draft.audience !== 'everyone' && { label: audienceLabels[draft.audience], without: { audience: emptyFields.audience } },
    !draft.allowsComments && { label: t('Comments off'), without: { allowsComments: true } },
  ].filter((extra) => extra !== false);
  if (extras.length === 0) return null;
  return (
    <Row aria-label={t('Goes with your post')}>
      {extras.map(({ label, without }) => (
        <li key={label}>
          <Chip
            size="small"
            label={label}
            aria-label={t('Remove {label}', { label })}
            onClick={() => onChange(without)}
            onDelete={() => onChange(without)}
          />
        </li>
      ))}
    </Row>
  );
}

const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));
