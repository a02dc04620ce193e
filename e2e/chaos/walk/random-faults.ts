import { createHash } from 'node:crypto';
import type { Call } from '../../support/fault-gateway';
import { faults, type Fault } from '../../support/faults';
import { callKey, isCall } from '../support/call-key';
import { isWhole, slow } from '../support/cells';
import { choose, seededRandom } from '../support/seeded-random';

/** A reply has no checksum, so members read the text that these faults change. */
const unnoticed: Fault[] = ['flipped', 'tampered'];
const all = Object.keys(faults) as Fault[];
const ofFiles = all.filter((fault) => isWhole || !slow.includes(fault));
const ofCalls = ofFiles.filter((fault) => !unnoticed.includes(fault));

/** Shares of a step's calls that fail. Often 0, so that the walk makes progress. */
const CALL_RATES = [0, 0, 0.2, 0.5, 1];
const FILE_RATES = [0, 0, 0, 0.3];

/** Scripts of the remotes, and pages of the shell. Without its other scripts the shell cannot show a message. */
const isScript = (path: string) => /^\/r\/(mf_[a-z]+|shell\/.*src_pages_.*)\/?.*\.js$/.test(path);

/**
 * Returns the faults of one step of a walk, for a gateway. The seed, the step and the request's name determine the faults, not the order of
 * requests.
 */
export function faultsOfStep(seed: number, step: number): (call: Call) => Fault | null {
  const random = seededRandom(seed * 1000 + step);
  const [callRate, fileRate] = [choose(random, CALL_RATES), choose(random, FILE_RATES)];
  return (call) => {
    const isFile = isScript(call.path);
    if (!isFile && !isCall(call.path)) return null;
    const ofRequest = seededRandom(hash(`${seed} ${step} ${isFile ? call.path : callKey(call)}`));
    if (ofRequest() >= (isFile ? fileRate : callRate)) return null;
    return choose(ofRequest, isFile ? ofFiles : ofCalls);
  };
}

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();
