import type { PersonId } from '@social/api';
import { pageStorage } from '@social/data';

const toKey = (memberId: PersonId) => `describe_prompt_off_${memberId}`;

/** True if the member is asked for descriptions of pictures that were published without. Remembered in this browser. */
export const descriptionPrompt = {
  isOn: (memberId: PersonId): boolean => pageStorage.read(toKey(memberId)) === null,
  setOn(memberId: PersonId, isOn: boolean): void {
    if (isOn) pageStorage.remove(toKey(memberId));
    else pageStorage.write(toKey(memberId), '1');
  },
};
