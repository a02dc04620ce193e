export type ActionsButtonProps = {
  /** Names the message that the actions are for. */
  label: string;
  isInTabOrder: boolean;
  onOpen: (anchor: HTMLElement) => void;
};

/** Opens the menu of a message. Arrow keys move between the buttons; only the last one is in the tab order. Styled by `MessageLines`. */
export function ActionsButton({ label, isInTabOrder, onOpen }: ActionsButtonProps) {
  return (
    <button
      type="button"
      className="actions"
      aria-label={label}
      aria-haspopup="menu"
      data-message-actions
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d="M6 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4m12 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4m-6 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4" />
      </svg>
    </button>
  );
}
