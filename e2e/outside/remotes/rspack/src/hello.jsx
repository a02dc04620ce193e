import { useState } from 'react';

export function Region() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <h1>Hello from rspack</h1>
      <button onClick={() => setCount(count + 1)}>Pressed {count} times</button>
    </div>
  );
}
