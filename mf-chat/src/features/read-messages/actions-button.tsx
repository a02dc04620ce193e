export type ActionsButtonProps = {
  /** Whose message it is about, and from when. */
  label: string;
  isInTabOrder: boolean;
  onOpen: (anchor: HTMLElement) => void;
};

/** Opens what can be done with a message. Arrow keys lead from one to the next: Tab reaches the last alone. Looks: `TalkLines`. */
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
