import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Button, sendOnEnter, styled, TextArea, Typography } from '@social/ui';

export type CommentBoxProps = {
  /** The field's label: 'Write a comment', 'Replying to Asha'. */
  label: string;
  /** The draft's storage name. */
  draftName: string;
  sendLabel: string;
  isFocused?: boolean;
  /** Posts the text, which is never blank. */
  send: (text: string) => Promise<unknown>;
};

/** Writes a comment or reply. Enter sends, Shift+Enter starts a new line. The draft stays until it is posted. */
export function CommentBox({ label, draftName, sendLabel, isFocused, send }: CommentBoxProps) {
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, draftName);
  const { state, submit: request } = useSubmit();
  const text = draft.text.trim();

  async function sendAndClear() {
    await send(text);
    draft.clear();
  }

  function submit() {
    if (text !== '') void request(sendAndClear);
  }

  return (
    <Box>
      <TextArea
        maxRows={8}
        size="small"
        aria-label={label}
        placeholder={label}
        value={draft.text}
        autoFocus={isFocused ?? false}
        dir="auto"
        readOnly={state.kind === 'sending'}
        enterKeyHint="send"
        maxLength={5000}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={sendOnEnter(submit)}
      />
      <Button size="small" variant="contained" disabled={text === ''} loading={state.kind === 'sending'} onClick={submit}>
        {sendLabel}
      </Button>
      {state.kind === 'failed' && (
        <Failure role="alert" variant="body2" color="error">
          {t('It was not posted. It is kept here. {reason}', { reason: state.reason })}
        </Failure>
      )}
    </Box>
  );
}

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  '& > textarea': { flex: '1 1 200px' },
  '& > button': { minHeight: 40 },
}));

const Failure = styled(Typography)({ flexBasis: '100%' });
