/** The zeros of digits that keyboards of our languages write besides ASCII: Arabic, Persian, wide. */
const ZEROS = [0x0660, 0x06f0, 0xff10];
const MAX_LENGTH = 40;

/** Parts of a thousand, and the decimals after a point or a comma. */
const PLAIN = /^(?<whole>\d+)(?:[.,](?<decimals>\d{1,2}))?$/;
const IN_GROUPS =
  /^(?<whole>\d{1,3}(?:(?<group>[.,' ])\d{3})(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,](?<decimals>\d{1,2}))?$/;
/** Three decimals or a thousand: nobody can tell, so it is neither. */
const AMBIGUOUS = /^\d+\.\d{3}$/;

/**
 * An amount of dollars as keyboards of our languages write it: with a decimal comma, thousands in
 * groups, Arabic, Persian or full-width digits, and a dollar sign or USD beside it.
 *
 * @returns dollars with two decimals at most; null for what is no such amount
 */
export function parseAmount(typed: string): number | null {
  if (typed.length > MAX_LENGTH) return null;
  const text = withAsciiDigits(typed)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[\u066b\uff0e]/g, '.')
    .replace(/[\u066c\uff0c]/g, ',')
    .replace(/[’\uff07]/g, "'")
    .trim()
    .replace(/^(?:US)?[$\uff04]\s?|^USD\s?/i, '')
    .replace(/\s?(?:US)?[$\uff04]$|\s?USD$/i, '');
  if (AMBIGUOUS.test(text)) return null;
  const found = (PLAIN.exec(text) ?? IN_GROUPS.exec(text))?.groups;
  if (found === undefined) return null;
  const { whole = '', decimals = '0' } = found;
  return Number(`${whole.replace(/\D/g, '')}.${decimals}`);
}

function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
