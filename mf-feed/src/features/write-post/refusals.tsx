import { Alert } from '@social/ui';

export type RefusalsProps = { refusals: readonly string[]; onDismiss: () => void };

/** Lists the refused files with their reasons. */
export function Refusals({ refusals, onDismiss }: RefusalsProps) {
  if (refusals.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onDismiss}>
      {refusals.map((refusal) => (
        <div key={refusal}>{refusal}</div>
      ))}
    </Alert>
  );
}
