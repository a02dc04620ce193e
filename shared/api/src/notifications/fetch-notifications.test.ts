import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { wirePerson } from '../testing/wire-samples';
import { fetchNotifications } from './fetch-notifications';

const wireNotification = {
  id: '8',
  type: 'comment',
  type_text: 'commented on your post',
  time: '1590676368',
  seen: '0',
  post_id: '145',
  page_id: '0',
  notifier: wirePerson,
};

test('decodes notifications with the entities that they concern', async () => {
  const { client, requests } = fakeClient(
    ok({ notifications: [wireNotification, { ...wireNotification, id: 9, seen: '1590676400', notifier: [] }, { type: 'no id' }] }),
  );
  await expect(fetchNotifications(client, { limit: 5, marksSeen: false })).resolves.toMatchObject([
    {
      id: '8',
      sentence: 'commented on your post',
      isSeen: false,
      notifier: { id: '2' },
      about: { postId: '145', pageId: null, eventId: null },
    },
    { id: '9', isSeen: true, notifier: null },
  ]);
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({ fetch: 'notifications', limit: '5' });
});

test('an ended session is reported', async () => {
  const { client } = fakeClient(refusal('Not authorized'));
  await expect(fetchNotifications(client, { limit: 5, marksSeen: true })).rejects.toMatchObject({ kind: 'signed-out' });
});
