import { createHost, toSingleSpa } from '@social/host';
import { registerApplication, start } from 'single-spa';

const { origin, session } = await (await fetch('/settings.json')).json();
const host = createHost({ origin, session });
registerApplication({
  name: 'posts',
  // import-map-overrides has put the environment's import map into the page, which has this name.
  app: async () => toSingleSpa(host, await import(/* webpackIgnore: true */ /* @vite-ignore */ ['mf_feed', 'post-list'].join('/'))),
  activeWhen: () => true,
  customProps: { domElement: document.getElementById('root'), input: { owner: { kind: 'person', id: session.userId }, revision: 0 } },
});
start();
