import { toast } from 'react-toastify/unstyled';
import { Notice } from './notice';

export type NoticeSeverity = 'success' | 'info' | 'warning' | 'error';

export type NoticeOptions = {
  severity: NoticeSeverity;
  /** Says in a sentence or two what happened and what now holds. */
  message: string;
  /** The label of its action: 'Undo', 'Retry'. */
  action?: string;
  /** The label of another one, which is no less a choice: "Don't ask again". */
  secondAction?: string;
  /** Defaults to 5 s; hovering it or leaving the window pauses the timer. */
  durationMs?: number;
};

/** `closed` by its timer, a click or a swipe. */
export type NoticeOutcome = 'action' | 'second-action' | 'closed';

/** Shows a notice, top right. Resolves when it closes and never rejects. Without a `NotificationHost` it waits for one. */
export function notify({ severity, message, action, secondAction, durationMs }: NoticeOptions): Promise<NoticeOutcome> {
  return new Promise((resolve) => {
    let outcome: NoticeOutcome = 'closed';
    toast(
      ({ closeToast }) => (
        <Notice
          message={message}
          actions={[action, secondAction].filter((label) => label !== undefined)}
          onAction={(label) => {
            outcome = label === action ? 'action' : 'second-action';
            closeToast();
          }}
        />
      ),
      {
        type: severity,
        // The host is a polite live region; an error interrupts.
        role: severity === 'error' ? 'alert' : 'group',
        ...(durationMs !== undefined && { autoClose: durationMs }),
        onClose: () => resolve(outcome),
      },
    );
  });
}
