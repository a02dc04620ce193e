import { signedInReply, type SignedIn } from '@social/registry-client/browser';

/** The provider's redirect target. */
export const SIGN_IN_PATH = '/sign-in';

const open = (id: string) => new BroadcastChannel(`registry-sign-in-${id}`);

/** Opens a tab that signs in, and waits for its token. @returns a function that stops waiting. */
export function signInElsewhere(onSignIn: (signedIn: SignedIn) => void): () => void {
  const id = crypto.randomUUID();
  const channel = open(id);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = signedInReply.safeParse(data);
    if (parsed.success) onSignIn(parsed.data);
  };
  // `noopener`, so that the provider cannot access this page and its typed text.
  window.open(`${SIGN_IN_PATH}?for=${id}`, '_blank', 'noopener,noreferrer');
  return () => channel.close();
}

/** Sends a token to the tab that waits for it. */
export function handOver(waitingTab: string, signedIn: SignedIn): void {
  const channel = open(waitingTab);
  channel.postMessage(signedIn);
  channel.close();
}
