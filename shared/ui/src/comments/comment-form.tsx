import { Button, styled, Typography } from '@social/ui';
import type { ReactNode } from 'react';

export type CommentFormProps = {
  /** A textarea. */
  field: ReactNode;
  /** The lines below the field, such as a preview. */
  children?: ReactNode;
  /** Buttons before the one that sends. */
  actions?: ReactNode;
  sendLabel: string;
  isEmpty: boolean;
  isSending: boolean;
  /** Says why sending failed; null if it did not. */
  failure: string | null;
  onSubmit: () => void;
};

/** Lays out a box to write a comment or reply. */
export function CommentForm({ field, children, actions, sendLabel, isEmpty, isSending, failure, onSubmit }: CommentFormProps) {
  return (
    <Frame>
      {field}
      <Actions>
        {actions}
        <Button size="small" variant="contained" disabled={isEmpty} loading={isSending} onClick={onSubmit}>
          {sendLabel}
        </Button>
      </Actions>
      {failure !== null && (
        <FormLine role="alert" color="error">
          {failure}
        </FormLine>
      )}
      {children}
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  '& > textarea': { flex: '1 1 150px' },
}));

/** Buttons that do not fit next to the field wrap below it together. */
const Actions = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1), '& > button': { minHeight: 40 } }));

/** A line of its own below the field and its buttons. */
export const FormLine = styled(Typography)(({ theme }) => ({
  ...theme.typography.body2,
  flexBasis: '100%',
  order: 1,
})) as typeof Typography;
