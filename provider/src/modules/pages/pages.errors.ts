import { defineRefusal } from '../../lib/refusal';

export const PageNotFoundError = defineRefusal('PRV_PAGE_NOT_FOUND', 6, 'Page not found');
export const PageNameTakenError = defineRefusal('PRV_PAGE_NAME_TAKEN', 7, 'This page URL is taken already');
export const NotYourPageError = defineRefusal('PRV_NOT_YOUR_PAGE', 8, 'You are not allowed to manage this page');
export const UnknownCategoryError = defineRefusal('PRV_PAGE_CATEGORY', 10, 'Please select page category');
export const OwnPageReviewError = defineRefusal('PRV_OWN_PAGE_REVIEW', 11, 'You can not rate your own page');
export const LikesPageAlreadyError = defineRefusal('PRV_LIKES_PAGE_ALREADY', 12, 'This member likes the page already');
