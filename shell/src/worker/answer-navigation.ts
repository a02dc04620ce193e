/** On a slower connection than this even a stored page is better than none. The stored page offers a page that was pinned since. */
export const MAX_WAIT_MS = 4_000;

export type NavigationPorts = {
  fetchFromNetwork: () => Promise<Response>;
  /** Resolves to the stored document; to null where there is none for this address. */
  findStored: () => Promise<Response | null>;
  wait: (ms: number) => Promise<void>;
};

export type NavigationAnswer = { response: Response; isStored: boolean };

/** Answers with what the edge says, whatever its status. The stored document is for a network that fails, or does not answer in time. */
export async function answerNavigation({ fetchFromNetwork, findStored, wait }: NavigationPorts): Promise<NavigationAnswer> {
  const fromNetwork = fetchFromNetwork().then((response) => ({ response, isStored: false }));
  const fromStore = async () => {
    const response = await findStored();
    return response && { response, isStored: true };
  };
  try {
    return await Promise.race([fromNetwork, wait(MAX_WAIT_MS).then(async () => (await fromStore()) ?? fromNetwork)]);
  } catch (error) {
    const stored = await fromStore();
    if (!stored) throw error;
    return stored;
  }
}
