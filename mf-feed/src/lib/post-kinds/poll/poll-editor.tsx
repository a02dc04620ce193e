import { t } from '@social/texts';
import { AddIcon, Button, CloseIcon, IconButton, Stack } from '@social/ui';
import { LimitedField } from '@social/ui/fields/limited-field';
import type { NewPoll } from '@social/api/posts/post-extras';
import { PollDurationField } from './poll-duration-field';
import { extraLimits } from '../extra-limits';
import type { KindEditorProps } from '../post-kind';

const MAX_ANSWERS = 8;

/** Edits the answers of a poll; the post's text is the question. */
export function PollEditor({ value: poll, onChange }: KindEditorProps<'poll'>) {
  const shown = poll?.answers ?? ['', ''];
  const hours = poll?.hours ?? null;
  const setAnswers = (answers: NewPoll['answers']) => onChange({ answers, hours });

  return (
    <Stack role="group" aria-label={t('Poll')} spacing={1}>
      {shown.map((answer, index) => (
        <Stack key={index} direction="row" spacing={1}>
          <LimitedField
            size="small"
            label={t('Answer {number}', { number: index + 1 })}
            maxCharacters={extraLimits.pollAnswer}
            value={answer}
            slotProps={{ htmlInput: { dir: 'auto' } }}
            onChange={({ target }) => setAnswers(shown.map((other, at) => (at === index ? target.value : other)))}
          />
          {shown.length > 2 && (
            <IconButton
              aria-label={t('Remove answer {number}', { number: index + 1 })}
              onClick={() => setAnswers(shown.filter((_, at) => at !== index))}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          )}
        </Stack>
      ))}
      <PollDurationField hours={hours} onChange={(chosen) => onChange({ answers: shown, hours: chosen })} />
      <Stack direction="row" spacing={1}>
        {shown.length < MAX_ANSWERS && (
          <Button size="small" startIcon={<AddIcon />} onClick={() => setAnswers([...shown, ''])}>
            {t('Add answer')}
          </Button>
        )}
        {poll && (
          <Button size="small" color="inherit" onClick={() => onChange(null)}>
            {t('Remove poll')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
