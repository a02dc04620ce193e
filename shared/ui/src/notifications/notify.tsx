import { toast } from 'react-toastify/unstyled';
import { Notice } from './notice';

export type NoticeSeverity = 'success' | 'info' | 'warning' | 'error';

export type NoticeOptions = {
  severity: NoticeSeverity;
  /** What happened and what now holds, one sentence or two. */
  message: string;
  /** The one thing that can be done about it: 'Undo', 'Retry'. */
  action?: string;
  /** Shown so long, 5 s unless said; hovering it or leaving the window stops the clock. */
  durationMs?: number;
};

/** How a notice ended: its action was taken, or it went away by itself, by a click or by a swipe. */
export type NoticeOutcome = 'action' | 'closed';

/** Tells the member something, top right. Resolves when the notice ends; never rejects. Without `NotificationHost` it waits for one. */
export function notify({ severity, message, action, durationMs }: NoticeOptions): Promise<NoticeOutcome> {
  return new Promise((resolve) => {
    let end: NoticeOutcome = 'closed';
    toast(
      ({ closeToast }) => (
        <Notice
          message={message}
          action={action}
          onAction={() => {
            end = 'action';
            closeToast();
          }}
        />
      ),
      {
        type: severity,
        // The host is one polite live region already; what went wrong interrupts.
        role: severity === 'error' ? 'alert' : 'group',
        ...(durationMs !== undefined && { autoClose: durationMs }),
        onClose: () => resolve(end),
      },
    );
  });
}
