import { unsavedWorkProps } from '@social/contracts/page-protocol';
import { Alert, Button, Dialog, DialogHeader, styled, TextField } from '@social/ui';
import { useId } from 'react';
import { StoryPreview } from './story-preview';
import { useNewStory } from './use-new-story';

const DESCRIPTION_LIMIT = 300;

/** Creates a story from a photo or video. An upload can be cancelled, and a failed one retried. */
export function CreateStoryDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { sentPercent, failure, file, description, refusal, selectFile, setDescription, send, cancel } = useNewStory(onClose);
  const isSending = sentPercent !== null;

  return (
    <Dialog open onClose={isSending ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Form
        {...unsavedWorkProps(file !== null || description !== '')}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Header titleId={titleId} title="Create story" isDisabled={isSending} onClose={onClose} />
        <StoryPreview file={file} isLocked={isSending} onSelect={selectFile} />
        {refusal !== null && <Alert severity="error">{refusal}</Alert>}
        <TextField
          label="Say something about it"
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          disabled={isSending}
          multiline
          maxRows={4}
          slotProps={{ htmlInput: { maxLength: DESCRIPTION_LIMIT, dir: 'auto' } }}
        />
        {failure !== null && <Alert severity="error">Your story did not get through; it is still here. {failure}</Alert>}
        <Actions>
          {isSending && (
            <>
              <progress aria-label="Sent so far" value={sentPercent} max={100} />
              <Button color="inherit" onClick={cancel}>
                Cancel
              </Button>
            </>
          )}
          <Button type="submit" variant="contained" disabled={file === null || isSending}>
            {failure !== null ? 'Retry' : 'Share story'}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2), padding: theme.spacing(2, 3, 3) }));

const Header = styled(DialogHeader)(({ theme }) => ({ paddingInlineEnd: theme.spacing(1.5) }));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(1.5),
  '& progress': { flex: 1, minWidth: 0, accentColor: theme.vars.palette.primary.main },
}));
