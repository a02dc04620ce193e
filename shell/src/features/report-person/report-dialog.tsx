import { toVisibleText } from '@social/text-grammar/visible-text';
import { failureMessage } from '@social/api/failure-message';
import type { PersonSummary } from '@social/api/people/person';
import { reportPerson } from '@social/api/people/report-person';
import { refusalMessage } from '@social/api/refusal-message';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, notify, Stack, Typography } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useId, useState, type SubmitEvent } from 'react';

const MAX_LENGTH = 1000;

/** Reports a member to the site's operators. The text is a stored draft until it is sent. */
export function ReportDialog({ person, onClose }: { person: Pick<PersonSummary, 'id' | 'name'>; onClose: () => void }) {
  const titleId = useId();
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, `report_person_${person.id}`);
  const [state, setState] = useState<{ kind: 'writing' | 'sending' } | { kind: 'failed'; message: string }>({ kind: 'writing' });

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isTooLong(draft.text, MAX_LENGTH)) return;
    setState({ kind: 'sending' });
    try {
      await reportPerson(apiClient, person.id, toVisibleText(draft.text));
    } catch (error) {
      const message = refusalMessage((refused) => t('Nothing was sent. {failureMessage}', { failureMessage: failureMessage(refused) }))(
        error,
      );
      return setState(message === null ? { kind: 'writing' } : { kind: 'failed', message });
    }
    draft.clear();
    onClose();
    void notify({
      severity: 'success',
      message: t('Thank you. Those who run the site will look at what you say of {name}.', { name: person.name }),
    });
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <Stack component="form" spacing={2} sx={{ p: 3 }} onSubmit={(event: SubmitEvent) => void send(event)}>
        <Typography id={titleId} variant="h2">
          {t('Report {name}', { name: person.name })}
        </Typography>
        <LimitedField
          label={t('What is wrong?')}
          multiline
          minRows={4}
          maxCharacters={MAX_LENGTH}
          value={draft.text}
          helperText={t('Only those who run the site read this.')}
          slotProps={{ htmlInput: { dir: 'auto' } }}
          onChange={({ target }) => draft.change(target.value)}
        />
        {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
        <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={state.kind === 'sending'}>
            {t('Send report')}
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
