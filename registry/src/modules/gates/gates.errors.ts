import createError from '@fastify/error';
import { formatRelease } from '../../domain/release-name';
import type { GateVerdict } from '../../domain/gates';

/**
 * A gate refused the composition; nothing was stored. The message names release, reason and owner; `details.verdicts` has all.
 * Fix: pin a release that fits, or the shell that it needs along with it; `registry pin --dry-run` tells before the pin.
 */
export class GateRefusedError extends createError<[string]>('REG_GATE_REFUSED', '%s', 422) {
  readonly details: { verdicts: GateVerdict[] };

  constructor(environment: string, verdicts: GateVerdict[]) {
    const refusals = verdicts
      .filter(({ status }) => status === 'refused')
      .flatMap(({ gate, problems }) => problems.map((problem) => ({ gate, ...problem })));
    const sentences = refusals.map(
      ({ gate, owner, message, ...release }) => `${formatRelease(release)}: ${message} (gate ${gate}, owner ${owner}).`,
    );
    super(`${environment} refuses this composition. ${sentences.join(' ')}`);
    this.details = { verdicts };
  }
}
