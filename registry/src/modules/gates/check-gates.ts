import { bytesGate } from './bytes.gate';
import { checksGate } from './checks.gate';
import { configurationGate } from './configuration.gate';
import { contractGate } from './contract.gate';
import { exposesGate } from './exposes.gate';
import { frozenGate } from './frozen.gate';
import type { CandidateComposition, Gate } from './gate';
import type { GateName, GateVerdict } from '../../domain/gates';
import { pathsGate } from './paths.gate';
import { singletonsGate } from './singletons.gate';
import { withdrawnGate } from './withdrawn.gate';

/** In the order of `gateNames`; the compiler asks for a gate by each name. */
const gates: Record<GateName, Gate> = {
  bytes: bytesGate,
  contract: contractGate,
  singletons: singletonsGate,
  exposes: exposesGate,
  paths: pathsGate,
  configuration: configurationGate,
  checks: checksGate,
  withdrawn: withdrawnGate,
  frozen: frozenGate,
};

/** Asks every gate about a composition. A skipped gate is asked too, so that the history holds what was overlooked. */
export function checkGates(candidate: CandidateComposition, skipped: readonly GateName[] = []): GateVerdict[] {
  return Object.values(gates).map((gate) => {
    const problems = gate.findProblems(candidate);
    const status = problems.length === 0 ? 'passed' : skipped.includes(gate.name) ? 'skipped' : 'refused';
    return { gate: gate.name, status, problems };
  });
}
