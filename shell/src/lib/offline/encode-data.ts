// JSON with dates, maps and sets, which decoded replies have.

type Encoded = { $: 'date' | 'map' | 'set'; of: unknown };

export function encodeData(data: unknown): string {
  return JSON.stringify(data, function (this: Record<string, unknown>, key, value: unknown): unknown {
    const original = this[key]; // `value` is a date's text by now
    if (original instanceof Date) return { $: 'date', of: original.getTime() } satisfies Encoded;
    if (original instanceof Map) return { $: 'map', of: [...original] } satisfies Encoded;
    if (original instanceof Set) return { $: 'set', of: [...original] } satisfies Encoded;
    return value;
  });
}

export function decodeData(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => (isEncoded(value) ? decodeValue(value) : value)) as unknown;
}

function isEncoded(value: unknown): value is Encoded {
  return typeof value === 'object' && value !== null && '$' in value;
}

function decodeValue({ $, of }: Encoded): unknown {
  if ($ === 'date') return new Date(of as number);
  return $ === 'map' ? new Map(of as [unknown, unknown][]) : new Set(of as unknown[]);
}
