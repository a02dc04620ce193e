const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,:;!?)\]]/gi;

/** Shows the text of a message with its line breaks, and turns addresses into links to a new tab. Styled by `MessageLines`. */
export function LinkedText({ text }: { text: string }) {
  const parts: (string | { url: string; index: number })[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push(text.slice(end, match.index), { url: match[0], index: match.index });
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return (
    <p className="text" dir="auto">
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.index} href={part.url} target="_blank" rel="noopener noreferrer nofollow">
            {part.url}
          </a>
        ),
      )}
    </p>
  );
}
