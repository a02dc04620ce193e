import type { EventList } from '@social/api/events/fetch-events';
import { MenuItem, TextField } from '@social/ui';
import { eventLists } from './event-lists';

export type ListPickerProps = { list: EventList; onChoose: (list: EventList) => void };

/** Which of the lists to show. */
export function ListPicker({ list, onChoose }: ListPickerProps) {
  return (
    <TextField
      select
      size="small"
      label="Show"
      value={list}
      onChange={({ target }) => onChoose(eventLists.find(({ value }) => value === target.value)?.value ?? list)}
      sx={{ width: 150 }}
    >
      {eventLists.map(({ value, label }) => (
        <MenuItem key={value} value={value} divider={value === 'past'} sx={{ minHeight: 44 }}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
