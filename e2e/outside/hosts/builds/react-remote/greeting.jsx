import './greeting.css';

export function Region() {
  return <h1 className="outside-greeting">Hello from outside</h1>;
}
