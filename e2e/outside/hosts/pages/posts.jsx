import { init, loadRemote } from '@module-federation/enhanced/runtime';
import { createHost, sharedModules } from '@social/host';
import { createRoot } from 'react-dom/client';

const { origin, version, session } = await (await fetch('/settings.json')).json();
const host = createHost({ origin, session });
init({
  name: 'outside',
  remotes: [{ name: 'mf_feed', entry: `${origin}/r/mf_feed/${version}/mf-manifest.json` }],
  shared: sharedModules(),
});
const { Region } = await loadRemote('mf_feed/post-list');
const owner = { kind: 'person', id: session.userId };
createRoot(document.getElementById('root')).render(<host.Provider>{<Region owner={owner} revision={0} />}</host.Provider>);
