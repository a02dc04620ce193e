import { defineRefusal } from '../../lib/refusal';

export const PollOptionNotFoundError = defineRefusal('PRV_POLL_OPTION_NOT_FOUND', 6, 'This answer does not exist');
export const VotedAlreadyError = defineRefusal('PRV_VOTED_ALREADY', 7, 'You have voted already');
export const PollEndedError = defineRefusal('PRV_POLL_ENDED', 13, 'This poll has ended');
