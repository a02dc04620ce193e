import { t } from '@social/texts';
import { Button, styled } from '@social/ui';
import type { FeedAuthors } from '../../lib/feed-kind';

const choices: readonly { authors: FeedAuthors; label: string }[] = [
  { authors: 'everyone', label: t('Everyone') },
  { authors: 'followed', label: t('Following') },
];

/** Chooses between everyone's posts and those of the people and pages that the member follows. */
export function FeedChoice({ authors, onSelect }: { authors: FeedAuthors; onSelect: (authors: FeedAuthors) => void }) {
  return (
    <Group role="group" aria-label={t('Whose posts')}>
      {choices.map((choice) => (
        <Choice key={choice.authors} size="small" aria-pressed={choice.authors === authors} onClick={() => onSelect(choice.authors)}>
          {choice.label}
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: 3,
  borderRadius: 999,
  background: theme.vars.palette.action.hover,
}));

const Choice = styled(Button)(({ theme }) => ({
  minHeight: 32,
  padding: theme.spacing(0.25, 1.75),
  color: theme.vars.palette.text.secondary,
  '&[aria-pressed="true"]': { color: theme.vars.palette.text.primary, background: theme.vars.palette.background.paper },
  '@media (forced-colors: active)': { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
}));
