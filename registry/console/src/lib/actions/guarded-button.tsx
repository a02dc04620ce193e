import { Button, Tooltip, type ButtonProps } from '@social/ui';

export type GuardedButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'color'> & {
  label: string;
  /** Longer name for screen readers if several buttons have the same label: 'Withdraw mf_feed 0.2.0'. */
  name?: string;
  /** The reason why the token may not do it. The button is disabled then. */
  refusal?: string | null;
  onClick: () => void;
};

/** A button for an action that may exceed the token's rights. */
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
