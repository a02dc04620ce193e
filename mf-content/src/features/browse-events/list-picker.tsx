import type { EventList } from '@social/api/events/fetch-events';
import { t } from '@social/texts';
import { MenuItem, TextField } from '@social/ui';
import { eventLists } from './event-lists';

export type ListPickerProps = { list: EventList; onSelect: (list: EventList) => void };

/** Selects the list to show. */
export function ListPicker({ list, onSelect }: ListPickerProps) {
  return (
    <TextField
      select
      size="small"
      label={t('Show')}
      value={list}
      onChange={({ target }) => onSelect(eventLists.find(({ value }) => value === target.value)?.value ?? list)}
      sx={{ width: 'auto', minWidth: 150 }}
    >
      {eventLists.map(({ value, label }) => (
        <MenuItem key={value} value={value} divider={value === 'past'} sx={{ minHeight: 44 }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
