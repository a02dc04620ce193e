import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { Region } from '../expose/conversation-lists';

/** Renders the panel's lists for a new member. */
export function renderLists(address = '/') {
  signInAnew();
  return renderRegions({ '*': <Region /> }, { entry: address });
}
