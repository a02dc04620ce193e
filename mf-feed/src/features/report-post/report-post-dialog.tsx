import { toVisibleText } from '@social/text-grammar/visible-text';
import type { PostId } from '@social/api';
import type { ReportReason } from '@social/api/posts/post-action';
import { reportPost, reportPostFor } from '@social/api/posts/report-post';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { Alert, Button, DialogHeader, notify, notifyIfRefused, styled } from '@social/ui';
import { Dialog } from '@social/ui/forms';
import { LimitedField } from '@social/ui/fields/limited-field';
import { isTooLong } from '@social/ui/fields/text-limit';
import { useId, useState, type SubmitEvent } from 'react';

const reasons: { value: ReportReason; label: string }[] = [
  { value: 'spam', label: t('Spam') },
  { value: 'harassment', label: t('Harassment') },
  { value: 'false_information', label: t('False information') },
  { value: 'nudity', label: t('Nudity') },
  { value: 'other', label: t('Something else') },
];

const MAX_LENGTH = 1000;

/** Reports a post with a reason. What is written stays in this browser until it is sent. */
export function ReportPostDialog({ postId, onClose }: { postId: PostId; onClose: () => void }) {
  const titleId = useId();
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, `report_post_${postId}`);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [problem, setProblem] = useState('');
  const { state, submit } = useSubmit();
  const text = toVisibleText(draft.text);

  async function send() {
    if (reason === null) return;
    await reportPostFor(apiClient, postId, { reason, text });
    draft.clear();
    onClose();
    void offerToTakeBack(postId);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (reason === null) return setProblem(t('Please choose a reason.'));
    if (reason === 'other' && text === '') return setProblem(t('Please say what is wrong.'));
    setProblem('');
    if (!isTooLong(text, MAX_LENGTH)) void submit(send);
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <Content noValidate onSubmit={handleSubmit}>
        <DialogHeader titleId={titleId} title={t('Report post')} onClose={onClose} />
        <Reasons>
          <legend>{t('What is wrong with it?')}</legend>
          {reasons.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="reason" value={value} checked={reason === value} onChange={() => setReason(value)} />
              {label}
            </label>
          ))}
        </Reasons>
        <LimitedField
          multiline
          minRows={2}
          maxRows={8}
          label={reason === 'other' ? t('What is it?') : t('Anything to add (optional)')}
          helperText={t('Only those who run the site read this.')}
          maxCharacters={MAX_LENGTH}
          value={draft.text}
          onChange={({ target }) => draft.change(target.value)}
          slotProps={{ htmlInput: { dir: 'auto' } }}
        />
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        {problem === '' && state.kind === 'failed' && (
          <Alert severity="error">{t('Nothing was sent. {reason}', { reason: state.reason })}</Alert>
        )}
        <Buttons>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" loading={state.kind === 'sending'}>
            {t('Send report')}
          </Button>
        </Buttons>
      </Content>
    </Dialog>
  );
}

/** Thanks, with Undo: without a reason the provider's call takes a report back. */
async function offerToTakeBack(postId: PostId): Promise<void> {
  const message = t('Thank you. The post was reported to those who run the site.');
  const outcome = await notify({ severity: 'success', message, action: t('Undo') });
  if (outcome !== 'action') return;
  await notifyIfRefused(
    takeBack(postId),
    refusalMessage((error) => t('Your report was not taken back. {failureMessage}', { failureMessage: failureMessage(error) })),
  );
}

async function takeBack(postId: PostId): Promise<void> {
  await reportPost(apiClient, postId);
  void notify({ severity: 'info', message: t('Your report is taken back.') });
}

const Content = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2.5) }));

const Reasons = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBlockEnd: theme.spacing(0.5), color: theme.vars.palette.text.secondary },
  '& label': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.25), minHeight: 44 },
  '& input': { width: 20, height: 20, margin: 0, accentColor: theme.vars.palette.primary.main },
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: theme.spacing(1) }));
