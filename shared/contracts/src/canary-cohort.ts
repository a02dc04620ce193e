/** Writes the text whose sha256 in hex stands for a member in the cohort of a canary. */
export function writeCohortEntry(canaryId: string, memberId: string): string {
  return `cohort ${canaryId} ${memberId}`;
}
