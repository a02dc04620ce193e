// A page without a federation runtime: @social/host loads the region by its address.
import { createHost } from '@social/host';

const { origin, session } = await (await fetch('/settings.json')).json();
const host = createHost({ origin, session });
await host.show(document.getElementById('root'), 'mf_feed/post-list', { owner: { kind: 'person', id: session.userId }, revision: 0 });
