import { defineRefusal } from '../../lib/refusal';

/** No such group exists, or the caller is not a member of it. */
export const ChatGroupNotFoundError = defineRefusal('PRV_CHAT_GROUP_NOT_FOUND', 6, 'Group not found');
export const NotYourGroupError = defineRefusal('PRV_NOT_YOUR_CHAT_GROUP', 7, 'Only the owner of the group can do this');
export const EmptyMessageError = defineRefusal('PRV_EMPTY_MESSAGE', 8, 'Please write something or add a file');
export const MessageNotFoundError = defineRefusal('PRV_MESSAGE_NOT_FOUND', 9, 'Message not found');
/** The message has only a file or a sticker. */
export const MessageWithoutTextError = defineRefusal('PRV_MESSAGE_WITHOUT_TEXT', 10, 'This message has no text to change');
