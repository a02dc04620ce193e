import { styled } from '@social/ui';

const ADDRESS = /https?:\/\/[^\s<>"']+[^\s<>"'.,:;!?)\]]/gi;

/** What somebody wrote: line breaks stand, addresses are links that open a new tab. */
export function LinkedText({ text }: { text: string }) {
  const parts: (string | { url: string; at: number })[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    parts.push(text.slice(end, match.index), { url: match[0], at: match.index });
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return (
    <Words dir="auto">
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.at} href={part.url} target="_blank" rel="noopener noreferrer nofollow">
            {part.url}
          </a>
        ),
      )}
    </Words>
  );
}

const Words = styled('p')({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', textDecoration: 'underline' },
});
