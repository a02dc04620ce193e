import type { EventListName } from '@social/api/events/fetch-events';
import { t } from '@social/texts';
import { ChoiceField } from '@social/ui';
import { eventLists } from './event-lists';

export type ListPickerProps = { list: EventListName; onSelect: (list: EventListName) => void };

export function ListPicker({ list, onSelect }: ListPickerProps) {
  return <ChoiceField label={t('Show')} options={eventLists} value={list} onChange={onSelect} />;
}
