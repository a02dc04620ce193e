/** Breaks a text into lines that are at most `maxWidth` wide: between words, and inside a word that fits no line. */
export function toLines(text: string, maxWidth: number, measure: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, maxWidth, measure));
}

function breakParagraph(paragraph: string, maxWidth: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= maxWidth) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    // By code points, so that no emoji is cut in two.
    for (const letter of word) {
      if (line !== '' && measure(line + letter) > maxWidth) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return [...lines, line];
}
