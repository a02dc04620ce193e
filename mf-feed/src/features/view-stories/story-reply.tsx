import { toVisibleText } from '@social/text-grammar/visible-text';
import SendIcon from '@mui/icons-material/Send';
import { sendMessage } from '@social/api/chats/send-message';
import type { PersonSummary } from '@social/api/people/person';
import type { Story } from '@social/api/stories/story';
import { newId } from '@social/data';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSubmit } from '@social/data/outbox/use-submit';
import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { CircularProgress, IconButton, notify, sendOnEnter, styled } from '@social/ui';
import { formatExcess } from '@social/ui/fields/text-limit';
import { useState } from 'react';

const MAX_CHARACTERS = 10_000;

export type StoryReplyProps = { story: Story; owner: PersonSummary };

/** Answers a story by a message to its owner. What was written stays until it is sent, also where the viewer was closed. */
export function StoryReply({ story, owner }: StoryReplyProps) {
  const userId = useSession((session) => session.userId);
  const draft = useTextDraft(userId, `story_reply_${story.id}`);
  const { state, submit } = useSubmit();
  // A message has a key of its own, so that sending it again after a lost reply stores it once.
  const [hashId, setHashId] = useState(newId);
  const text = toVisibleText(draft.text);
  const excess = formatExcess(text, MAX_CHARACTERS);
  const isSending = state.kind === 'sending';

  async function reply() {
    await sendMessage(apiClient, owner.id, { text, hashId, storyId: story.id });
    draft.clear();
    setHashId(newId());
    void notify({ severity: 'success', message: t('Your reply went to {name}.', { name: owner.name }) });
  }

  function send() {
    if (text !== '' && excess === null) void submit(reply);
  }

  return (
    <Form>
      <Line>
        <Field
          rows={1}
          value={draft.text}
          placeholder={t('Reply to {name}', { name: owner.name })}
          aria-label={t('Reply to {name}', { name: owner.name })}
          dir="auto"
          enterKeyHint="send"
          aria-invalid={excess !== null}
          readOnly={isSending}
          onChange={({ target }) => draft.change(target.value)}
          onKeyDown={sendOnEnter(send)}
        />
        <IconButton color="inherit" aria-label={t('Send the reply')} disabled={text === '' || excess !== null || isSending} onClick={send}>
          {isSending ? <CircularProgress color="inherit" size={20} /> : <SendIcon fontSize="small" />}
        </IconButton>
      </Line>
      {excess !== null && <Failure role="status">{excess}</Failure>}
      {state.kind === 'failed' && (
        <Failure role="alert">{t('Your reply was not sent. It is kept here. {reason}', { reason: state.reason })}</Failure>
      )}
    </Form>
  );
}

const Form = styled('div')({ display: 'grid', gap: 4 });

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, '& button': { width: 44, height: 44 } });

const Field = styled('textarea')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  maxHeight: 120,
  // Grows with its text where the browser can.
  fieldSizing: 'content',
  padding: theme.spacing(1.25, 2),
  resize: 'none',
  color: 'inherit',
  background: 'rgb(0 0 0 / 55%)',
  border: '1px solid rgb(255 255 255 / 70%)',
  borderRadius: 22,
  pointerEvents: 'auto',
  userSelect: 'text',
  '&::placeholder': { color: 'inherit', opacity: 0.85 },
  '&:focus-visible': { outline: '2px solid #ffffff', outlineOffset: 2 },
}));

const Failure = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }));
