import { createApp, h, shallowRef } from 'vue';

/** The page's styles stay outside, and those of the region inside. */
export const usesShadowRoot = true;

/** A region without React: an application of Vue. */
export function mount(element, context) {
  const current = shallowRef(context);
  const app = createApp({
    render() {
      const { colorMode, notify, navigate } = current.value;
      return h('section', [
        h('h1', 'Hello from Vue'),
        h('p', `In ${colorMode}`),
        h('button', { onClick: () => notify({ severity: 'info', message: 'Vue says hello' }) }, 'Say hello'),
        h('button', { onClick: () => navigate('/jobs') }, 'Open jobs'),
      ]);
    },
  });
  app.mount(element);
  return {
    update(next) {
      current.value = next;
    },
    unmount: () => app.unmount(),
  };
}
