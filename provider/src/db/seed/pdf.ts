/** A one-page A4 document with a title, lines and a ruled margin; small enough to be written by hand. */
export function writePdf(title: string, lines: string[]): Buffer {
  const text = [
    `BT /F2 26 Tf 72 752 Td (${escape(title)}) Tj ET`,
    ...lines.map((words, index) => `BT /F1 13 Tf 72 ${700 - index * 24} Td (${escape(words)}) Tj ET`),
  ];
  const content = ['0.85 0.45 0.35 rg 0 0 24 842 re f 0.15 0.15 0.2 rg', ...text].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + trailer, 'latin1');
}

function escape(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replaceAll('’', "'");
}
