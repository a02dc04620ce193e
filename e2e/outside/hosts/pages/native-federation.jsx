import { createHost } from '@social/host';
import { initFederation, loadRemoteModule } from '@softarc/native-federation-runtime';

const { origin, session } = await (await fetch('/settings.json')).json();
const host = createHost({ origin, session });
await initFederation(`${origin}/discovery/native-federation.json`);
const posts = await loadRemoteModule('mf_feed', './post-list');
await host.show(document.getElementById('root'), posts, { owner: { kind: 'person', id: session.userId }, revision: 0 });
