import { accountContractTests } from './account-contract-tests';
import { albumContractTests } from './album-contract-tests';
import { blogContractTests } from './blog-contract-tests';
import { chatContractTests } from './chat-contract-tests';
import { commentContractTests } from './comment-contract-tests';
import { groupChatContractTests } from './group-chat-contract-tests';
import { groupContractTests } from './group-contract-tests';
import { eventContractTests } from './event-contract-tests';
import { pageContractTests } from './page-contract-tests';
import { liveContractTests } from './live-contract-tests';
import { peopleContractTests } from './people-contract-tests';
import { postActionContractTests } from './post-action-contract-tests';
import { postContractTests } from './post-contract-tests';
import { searchContractTests } from './search-contract-tests';
import { storyContractTests } from './story-contract-tests';
import type { ContractTests } from './test-context';

/** The contract test of each call, by the call's name. */
export const contractTests: ContractTests = {
  ...accountContractTests,
  ...peopleContractTests,
  ...postContractTests,
  ...postActionContractTests,
  ...searchContractTests,
  ...albumContractTests,
  ...commentContractTests,
  ...chatContractTests,
  ...groupChatContractTests,
  ...groupContractTests,
  ...storyContractTests,
  ...eventContractTests,
  ...blogContractTests,
  ...pageContractTests,
  ...liveContractTests,
};
