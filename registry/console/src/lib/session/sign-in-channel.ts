import { signedInReply, type SignedIn } from '@social/registry/client/browser';

/** The page to which the provider leads back. */
export const SIGN_IN_PATH = '/sign-in';

const open = (id: string) => new BroadcastChannel(`registry-sign-in-${id}`);

/** Opens a tab that signs in, and listens for its token. @returns a function that ends listening. */
export function signInElsewhere(onSignIn: (signedIn: SignedIn) => void): () => void {
  const id = crypto.randomUUID();
  const channel = open(id);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = signedInReply.safeParse(data);
    if (parsed.success) onSignIn(parsed.data);
  };
  // The provider must not get hold of this page, which holds what its operator typed.
  window.open(`${SIGN_IN_PATH}?for=${id}`, '_blank', 'noopener,noreferrer');
  return () => channel.close();
}

/** Hands a token to the tab that waits for it. */
export function handOver(waitingTab: string, signedIn: SignedIn): void {
  const channel = open(waitingTab);
  channel.postMessage(signedIn);
  channel.close();
}
