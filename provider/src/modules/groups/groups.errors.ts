import { defineRefusal } from '../../lib/refusal';

export const GroupNotFoundError = defineRefusal('PRV_GROUP_NOT_FOUND', 6, 'Group not found');
export const GroupNameTakenError = defineRefusal('PRV_GROUP_NAME_TAKEN', 7, 'This group name is taken already');
export const PrivateGroupError = defineRefusal('PRV_GROUP_PRIVATE', 8, 'This group is private');
export const OwnGroupError = defineRefusal('PRV_OWN_GROUP', 9, 'You can not leave a group that you run');
