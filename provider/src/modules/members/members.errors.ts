import { defineRefusal } from '../../lib/refusal';

/** No such member exists, or one of the two has blocked the other. */
export const MemberNotFoundError = defineRefusal('PRV_MEMBER_NOT_FOUND', 6, 'User not found');
export const FollowYourselfError = defineRefusal('PRV_FOLLOW_YOURSELF', 7, 'You can not follow yourself');
export const FollowRequestNotFoundError = defineRefusal('PRV_FOLLOW_REQUEST_NOT_FOUND', 8, 'Follow request not found');
