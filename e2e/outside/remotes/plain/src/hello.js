export const createHello = (h, useState) =>
  function Region() {
    const [count, setCount] = useState(0);
    return h(
      'div',
      null,
      h('h1', null, 'Hello from plain modules'),
      h('button', { onClick: () => setCount(count + 1) }, `Pressed ${count} times`),
    );
  };
