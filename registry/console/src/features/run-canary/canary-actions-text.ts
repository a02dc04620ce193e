import type { CanaryAction } from '@social/registry-client/browser';

export type RunningAction = Exclude<CanaryAction, 'retry'>;
type ActionText = { label: string; effect: string; done: string; wayBack: string };

/** Texts of the actions on a running canary: the effect, the result, and the way to revert it. */
export const canaryActions: Record<RunningAction, ActionText> = {
  promote: {
    label: 'Promote the canary …',
    effect: 'Everybody gets it: its releases are pinned, through the gates.',
    done: 'Everybody gets it now.',
    wayBack: 'Roll back the environment.',
  },
  skip: {
    label: 'Skip this step …',
    effect: 'It goes on to the next step at once; after the last one its releases are pinned.',
    done: 'It went on to the next step.',
    wayBack: 'Abort the canary: everybody keeps what is pinned.',
  },
  pause: {
    label: 'Pause …',
    effect: 'It stays at its present share until somebody resumes it. It is still taken back when it fails.',
    done: 'It stays at its share.',
    wayBack: 'Resume it.',
  },
  resume: {
    label: 'Resume …',
    effect: 'It goes on with its present step.',
    done: 'It goes on.',
    wayBack: 'Pause it again.',
  },
  abort: {
    label: 'Abort …',
    effect: 'Nobody gets it any more: everybody gets what is pinned, open pages at their next look.',
    done: 'Nobody gets it any more.',
    wayBack: 'Retry starts it again from its first step.',
  },
};
