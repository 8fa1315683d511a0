/** Anything that a browser can keep, as a text that a person can save: JSON, with words for what JSON has none for. */
export function textOf(value: unknown): string {
  const above: { item: object; shown: object }[] = [];
  function plain(this: unknown, _key: string, item: unknown): unknown {
    // `this` is what the item lies in: whatever is not above that has been left.
    while (above.length > 0 && above.at(-1)?.shown !== this) above.pop();
    if (typeof item === 'bigint') return `${item}n`;
    if (item === undefined) return null;
    if (typeof item === 'number' && !Number.isFinite(item)) return String(item);
    if (typeof item !== 'object' || item === null) return item;
    if (above.some((a) => a.item === item)) return '[a part of itself]';
    const shown = shownAs(item);
    above.push({ item, shown });
    return shown;
  }
  return JSON.stringify(value, plain, 2) ?? 'null';
}

function shownAs(item: object): object {
  if (item instanceof Map) return { map: [...item] };
  if (item instanceof Set) return { set: [...item] };
  if (item instanceof ArrayBuffer) return { bytes: [...new Uint8Array(item)] };
  if (ArrayBuffer.isView(item)) {
    return { bytes: [...new Uint8Array(item.buffer, item.byteOffset, item.byteLength)] };
  }
  if (item instanceof Error) return { error: String(item) };
  return item;
}
