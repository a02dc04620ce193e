import { accountDrives } from './account-drives';
import { blogDrives } from './blog-drives';
import { chatDrives } from './chat-drives';
import { commentDrives } from './comment-drives';
import { groupChatDrives } from './group-chat-drives';
import { happeningDrives } from './happening-drives';
import { pageDrives } from './page-drives';
import { peopleDrives } from './people-drives';
import { postActionDrives } from './post-action-drives';
import { postDrives } from './post-drives';
import type { Drives } from './world';

/** call → drive, for every call of the contract. */
export const drives: Drives = {
  ...accountDrives,
  ...peopleDrives,
  ...postDrives,
  ...postActionDrives,
  ...commentDrives,
  ...chatDrives,
  ...groupChatDrives,
  ...happeningDrives,
  ...blogDrives,
  ...pageDrives,
};
