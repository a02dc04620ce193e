import { IconButton, MoreIcon, styled } from '@social/ui';

export type ActionsButtonProps = {
  /** Whose message it is about, and from when. */
  label: string;
  isInTabOrder: boolean;
  onOpen: (anchor: HTMLElement) => void;
};

/** Opens what can be done with a message. Arrow keys lead from one to the next: Tab reaches the last alone. */
export function ActionsButton({ label, isInTabOrder, onOpen }: ActionsButtonProps) {
  return (
    <Quiet
      size="small"
      aria-label={label}
      aria-haspopup="menu"
      data-message-actions
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <MoreIcon fontSize="small" />
    </Quiet>
  );
}

const Quiet = styled(IconButton)({
  flexShrink: 0,
  '@media (hover: hover)': { opacity: 0, 'li:hover &, li:focus-within &': { opacity: 1 } },
  '@media (hover: none)': { width: 44, height: 44, marginInline: -6, opacity: 0.6 },
});
