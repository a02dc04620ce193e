// A page that shares nothing: the failure says what it needs.
const { origin } = await (await fetch('/settings.json')).json();
const root = document.getElementById('root');
try {
  await import(/* webpackIgnore: true */ /* @vite-ignore */ `${origin}/discovery/modules/mf_feed/post-list.js`);
} catch (error) {
  root.textContent = error.message;
}
