import { countCharacters } from '@social/text-grammar/characters';
import { toVisibleText } from '@social/text-grammar/visible-text';
import type { NewEvent } from '@social/api/events/create-event';
import type { SocialEvent } from '@social/api/events/event';
import { t } from '@social/texts';
import { formatExcess } from '@social/ui/fields/text-limit';

/** The text fields of the form; the cover is stored as a file. */
export type EventDraft = Omit<NewEvent, 'cover'>;

export type DraftField = keyof EventDraft;

export type DraftProblems = Partial<Record<DraftField, string>>;

/** The fields in the order of the form. */
export const draftFields = [
  'name',
  'location',
  'startDate',
  'startTime',
  'endDate',
  'endTime',
  'description',
] as const satisfies DraftField[];

/** The provider's limits. */
export const maxCharacters: Partial<Record<DraftField, number>> = { name: 150, location: 200, description: 5000 };

export const MIN_NAME = 5;
export const MIN_DESCRIPTION = 10;

/** Returns what keeps an event from being published, by field; an empty object when nothing does. */
export function problemsOf(draft: EventDraft): DraftProblems {
  const problems: DraftProblems = {};
  for (const field of draftFields) {
    const excess = formatExcess(draft[field], maxCharacters[field] ?? Infinity);
    if (excess !== null) problems[field] = excess;
  }
  if (countCharacters(toVisibleText(draft.name)) < MIN_NAME)
    problems.name = t('Please enter a name of at least {minName} characters', { minName: MIN_NAME });
  if (toVisibleText(draft.location) === '') problems.location = t('Please enter a location');
  if (countCharacters(toVisibleText(draft.description)) < MIN_DESCRIPTION) {
    problems.description = t('Please describe the event in at least {minDescription} characters', { minDescription: MIN_DESCRIPTION });
  }
  if (draft.startDate === '') problems.startDate = t('Please choose a start date');
  if (draft.startTime === '') problems.startTime = t('Please choose a start time');
  if (draft.endDate === '') problems.endDate = t('Please choose an end date');
  if (draft.endTime === '') problems.endTime = t('Please choose an end time');
  const hasTimes = draft.startDate !== '' && draft.startTime !== '' && draft.endDate !== '' && draft.endTime !== '';
  if (hasTimes && endOf(draft) < startOf(draft)) {
    problems[draft.endDate < draft.startDate ? 'endDate' : 'endTime'] = t('The event can not end before it starts');
  }
  return problems;
}

/** Returns the change of one field. The end date is the start date until another is chosen: most events end on the day they start. */
export function toChange(draft: EventDraft, field: DraftField, text: string): Partial<EventDraft> {
  const change = { [field]: text };
  // Also while the start is typed by keys, where the year 2031 is first the year 2.
  const followsStart = draft.endDate === '' || draft.endDate === draft.startDate;
  return field === 'startDate' && followsStart ? { ...change, endDate: text } : change;
}

/** The form of a new event. */
export const emptyDraft: EventDraft = { name: '', location: '', description: '', startDate: '', startTime: '', endDate: '', endTime: '' };

/** Returns the details of an event as a draft to change. Dates that the host sends only as text must be entered again. */
export function toEventDraft({ name, location, description, startsAt, endsAt }: SocialEvent): EventDraft {
  const [startDate = '', startTime = ''] = (startsAt ?? '').split('T');
  const [endDate = '', endTime = ''] = (endsAt ?? '').split('T');
  return { name, location, description, startDate, startTime, endDate, endTime };
}

function startOf({ startDate, startTime }: EventDraft): string {
  return `${startDate}T${startTime}`;
}

function endOf({ endDate, endTime }: EventDraft): string {
  return `${endDate}T${endTime}`;
}
