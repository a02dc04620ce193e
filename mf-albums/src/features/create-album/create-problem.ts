import { ApiError } from '@social/api';

/** Why an album was not made, in the product's words, and what now holds. */
export type CreateProblem = { words: string; whatHolds: string };

const KEPT = 'The name and the files are still here.';
/** An answer that was lost says nothing about the album. */
const MAY_BE_THERE = `${KEPT} The album may have been made all the same: look at My Albums before you try again.`;

/** @throws what is no answer of the provider's: a bug of ours. */
export function createProblem(error: unknown): CreateProblem {
  if (!(error instanceof ApiError)) throw error;
  switch (error.kind) {
    case 'refused':
    case 'rate-limited':
      return { words: `Failed to create album: ${error.memberText ?? 'Unknown error'}`, whatHolds: KEPT };
    case 'signed-out':
      return { words: 'Please login to view albums', whatHolds: KEPT };
    case 'aborted':
      return { words: 'You stopped it.', whatHolds: KEPT };
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
      return { words: 'Error creating album. Please try again.', whatHolds: MAY_BE_THERE };
  }
}
