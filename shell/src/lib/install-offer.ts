import { createStore } from 'zustand/vanilla';

/** Chromium's event; other browsers have a menu entry of their own. */
type InstallPromptEvent = Event & { prompt: () => Promise<unknown> };

/** The browser's offer to install the page as an app; null where there is none, and once the member was asked. */
export const installOffer = createStore<{ prompt: (() => Promise<unknown>) | null }>(() => ({ prompt: null }));

/** Takes the offer when the browser makes it, so that members find it among the settings and no banner asks them. */
export function watchInstallOffer(view: Window): void {
  view.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOffer.setState({
      prompt() {
        installOffer.setState({ prompt: null }); // a browser asks once; it offers again where the member may be asked again
        return (event as InstallPromptEvent).prompt();
      },
    });
  });
}
