import { createHost } from '@social/host';
import { initFederation } from '@softarc/native-federation-orchestrator';

const { origin, session } = await (await fetch('/settings.json')).json();
const host = createHost({ origin, session });
const { loadRemoteModule } = await initFederation(`${origin}/discovery/native-federation.json`);
const posts = await loadRemoteModule('mf_feed', './post-list');
await host.show(document.getElementById('root'), posts, { owner: { kind: 'person', id: session.userId }, revision: 0 });
