import { Button, Tooltip, type ButtonProps } from '@social/ui';

export type GuardedButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'color'> & {
  label: string;
  /** Says more to screen readers where several buttons have one label: 'Withdraw mf_feed 0.2.0'. */
  name?: string;
  /** Why the token may not; the button is disabled then. */
  refusal?: string | null;
  onClick: () => void;
};

/** A button of something that the token may not be allowed to do. */
export function GuardedButton({ label, name = label, refusal = null, onClick, ...looks }: GuardedButtonProps) {
  return (
    <Tooltip title={refusal ?? ''}>
      <span>
        <Button {...looks} aria-label={name} disabled={refusal !== null} onClick={onClick}>
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}
