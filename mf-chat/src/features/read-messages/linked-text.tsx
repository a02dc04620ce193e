import { findLinks } from '@social/text-grammar/links';

/** Shows the text of a message with its line breaks, and turns addresses into links to a new tab. Styled by `MessageLines`. */
export function LinkedText({ text }: { text: string }) {
  const links = findLinks(text);
  return (
    <p className="text" dir="auto">
      {links.flatMap(({ url, start }, index) => [
        text.slice(links[index - 1]?.end ?? 0, start),
        <a key={start} href={url} target="_blank" rel="noopener noreferrer nofollow">
          {url}
        </a>,
      ])}
      {text.slice(links.at(-1)?.end ?? 0)}
    </p>
  );
}
