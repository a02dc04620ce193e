import type { PersonId } from '@social/api';
import { decodeOrNull, object, text } from '@social/api/wire';
import { createMemberStorage } from '@social/data';
import { emptyDraft, isEmptyDraft, type EventDraft } from './event-draft';

const storage = createMemberStorage({ open: () => window.localStorage });

const draft = object({
  name: text,
  location: text,
  description: text,
  startDate: text,
  startTime: text,
  endDate: text,
  endTime: text,
});

/** What a member has typed so far, in this browser; it outlives the page. */
export function readKeptDraft(userId: PersonId | null): EventDraft {
  return decodeOrNull(draft, parsed(storage.read(keyOf(userId)))) ?? emptyDraft;
}

export function keepDraft(userId: PersonId | null, typed: EventDraft): void {
  if (isEmptyDraft(typed)) storage.remove(keyOf(userId));
  else storage.write(keyOf(userId), JSON.stringify(typed));
}

function keyOf(userId: PersonId | null): string {
  return `draft_${userId}_event`;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}
