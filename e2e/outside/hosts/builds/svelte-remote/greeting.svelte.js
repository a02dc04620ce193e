import { mount as mountComponent, unmount as unmountComponent } from 'svelte';
import Greeting from './greeting.svelte';

/** A region without React: a component of Svelte. */
export function mount(element, context) {
  const region = $state({ context });
  const component = mountComponent(Greeting, { target: element, props: { region } });
  return {
    update(next) {
      region.context = next;
    },
    unmount: () => void unmountComponent(component),
  };
}
