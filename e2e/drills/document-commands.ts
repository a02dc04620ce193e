/** A block of commands in a document. */
export type Commands = {
  /** The nearest heading above it. */
  heading: string;
  /** Number of its first line in the document, from 1. */
  line: number;
  /** In a checkout of the repository, or on a machine of the installation. */
  target: 'checkout' | 'machine';
  script: string;
};

const heading = /^#+ (.*)$/;
const fence = /^( *)```(\S*) *(.*)$/;

/**
 * Reads the blocks of commands from a Markdown document, in order: ` ```sh ` for a machine, ` ```sh checkout ` for the checkout. Blocks in
 * lists lose their indentation.
 * @param headings the sections to read, without those below them. All by default.
 * @throws if a block has another mark, or a named section has no commands: the document changed, and a command would not be run.
 */
export function readCommands(markdown: string, headings?: readonly string[]): Commands[] {
  const found: Commands[] = [];
  let current = '';
  let open: { indent: string; block: Commands | null } | null = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, indent = '', language, mark] = fence.exec(line) ?? [];
    if (open) {
      if (language === '' && indent === open.indent) open = null;
      else if (open.block) open.block.script += `${line.startsWith(open.indent) ? line.slice(open.indent.length) : line}\n`;
    } else if (language !== undefined) {
      open = { indent, block: language === 'sh' ? { heading: current, line: index + 2, target: toTarget(mark, index), script: '' } : null };
      if (open.block) found.push(open.block);
    } else current = heading.exec(line)?.[1] ?? current;
  }
  if (!headings) return found;
  const missing = headings.filter((name) => !found.some((block) => block.heading === name));
  if (missing.length > 0) throw new Error(`The document has no commands below: ${missing.join(', ')}.`);
  return found.filter((block) => headings.includes(block.heading));
}

function toTarget(mark: string | undefined, index: number): Commands['target'] {
  if (mark === 'checkout') return 'checkout';
  if (!mark) return 'machine';
  throw new Error(`Line ${index + 1}: a block of commands is marked sh, or sh checkout, not sh ${mark}.`);
}
