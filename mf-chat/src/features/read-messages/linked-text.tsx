const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,:;!?)\]]/gi;

/** What somebody wrote: line breaks stand, addresses are links that open a new tab. Looks: `TalkLines`. */
export function LinkedText({ text }: { text: string }) {
  const parts: (string | { url: string; at: number })[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push(text.slice(end, match.index), { url: match[0], at: match.index });
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return (
    <p className="words" dir="auto">
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.at} href={part.url} target="_blank" rel="noopener noreferrer nofollow">
            {part.url}
          </a>
        ),
      )}
    </p>
  );
}
