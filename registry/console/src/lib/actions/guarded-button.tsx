import { Button, Tooltip, type ButtonProps } from '@social/ui';

export type GuardedButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'color'> & {
  label: string;
  /**
   * What it acts on, if several buttons have the same label: 'webhook 3'. Screen readers get it after the label, so the name contains the
   * visible text, by which people call it in speech control (WCAG 2.5.3).
   */
  object?: string;
  /** The reason why the token may not do it. The button is disabled then. */
  refusal?: string | null;
  onClick: () => void;
};

/** A button for an action that may exceed the token's rights. */
export function GuardedButton({ label, object, refusal = null, onClick, ...looks }: GuardedButtonProps) {
  return (
    <Tooltip title={refusal ?? ''}>
      <span>
        <Button {...looks} aria-label={object && `${label} ${object}`} disabled={refusal !== null} onClick={onClick}>
          {label}
        </Button>
      </span>
    </Tooltip>
  );
}
