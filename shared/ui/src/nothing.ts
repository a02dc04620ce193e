/** Takes the place of components of MUI that are never shown (`tooling/webpack/replace-mui-parts.ts`). */
export default function Nothing() {
  return null;
}
