import { render } from '@testing-library/react';
import { Component } from 'react';

class Changing extends Component {
  override state = { text: 'leak' };

  override render() {
    return <p>{this.state.text}</p>;
  }
}

test('fails by console.error', () => globalThis.console['error']('leak'));

test('fails by a change of state outside of act', async () => {
  const changing: { current: Changing | null } = { current: null };
  render(<Changing ref={changing} />);
  changing.current?.setState({ text: 'changed' });
  await new Promise((resolve) => setTimeout(resolve));
});
