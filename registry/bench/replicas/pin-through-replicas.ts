import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { RegistryError, type RegistryClient } from '@social/registry-client';

/** A pin whose revision the registry returned, or named later in a refusal. */
export type AcceptedPin = { environment: string; revision: number; reason: string };

export type Writer = {
  /** Returns a client of any replica: another one at each call. */
  nextClient(): RegistryClient;
  environment: string;
  name: string;
  remote: string;
  versions: readonly [string, string];
  onAccepted(): void;
};

const staleDetails = z.object({
  current: z.object({ revision: z.int() }),
  since: z.array(z.object({ revision: z.int(), reason: z.string() })),
});

const RETRY_PAUSE_MS = 20;

/**
 * Pins `count` times with a unique reason, based on the revision in the last answer. If an answer is lost, sends the pin again on the same
 * base. If the pin had been stored, the refusal names it, so nothing is pinned twice.
 */
export async function pinThroughReplicas(writer: Writer, count: number): Promise<AcceptedPin[]> {
  const accepted: AcceptedPin[] = [];
  let basedOn = 0;
  for (let change = 0; change < count; change++) {
    const pin = await pinUntilAccepted(writer, basedOn, change);
    accepted.push(pin);
    writer.onAccepted();
    basedOn = pin.revision;
  }
  return accepted;
}

async function pinUntilAccepted(writer: Writer, firstBase: number, change: number): Promise<AcceptedPin> {
  const { environment, remote, name } = writer;
  const reason = `${name}, change ${change + 1}`;
  let [basedOn, turn] = [firstBase, change];
  for (;;) {
    try {
      const request = { basedOn, changes: { [remote]: writer.versions[turn % 2] ?? '' }, reason };
      const { revision } = await writer.nextClient().pin(environment, request);
      return { environment, revision, reason };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      const stale = staleDetails.safeParse(error.details);
      const own = stale.data?.since.find((revision) => revision.reason === reason);
      if (own) return { environment, revision: own.revision, reason };
      if (stale.data) basedOn = stale.data.current.revision;
      else if (error.code === 'REG_NOTHING_TO_CHANGE') turn++;
      else if (isAnswerLost(error)) await delay(RETRY_PAUSE_MS);
      else throw error;
    }
  }
}

function isAnswerLost({ code, status }: RegistryError): boolean {
  return code === 'UNREACHABLE' || code === 'ANSWER_INVALID' || status === 503;
}
