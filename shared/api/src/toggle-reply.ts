import { mapped, object, text } from '@social/api/wire';

/** What the provider says is true now, after a call that toggles; null when it says nothing that can be read. */
export const toggleReply = mapped(object({ action: text, code: text }), ({ action, code }) => {
  if (code === '1' || code === 'true') return true;
  if (code === '0' || code === 'false') return false;
  return action === '' ? null : !/^(un|dis|remove)/i.test(action);
});
