/** Returns the text whose sha256 in hex represents a member in the cohort of a canary. */
export function writeCohortEntry(canaryId: string, memberId: string): string {
  return `cohort ${canaryId} ${memberId}`;
}
