import { mapped, object, text } from '@social/api/wire';

/** Decodes the state after a call that toggles; null when the provider does not say. */
export const toggleReply = mapped(object({ action: text, code: text }), ({ action, code }) => {
  if (code === '1' || code === 'true') return true;
  if (code === '0' || code === 'false') return false;
  return action === '' ? null : !/^(un|dis|remove)/i.test(action);
});
