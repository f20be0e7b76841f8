const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/;
const SEPARATED = /^(\d{1,2})[\s.\-/]+(\d{1,2})[\s.\-/]+(\d{4})$/;
/** The Arabic and Persian digits, each ten in a row. */
const EASTERN = /[\u0660-\u0669\u06F0-\u06F9]/g;

/**
 * Formats a typed date as DD/MM/YYYY where it is unambiguous: the numeric keyboards of phones have
 * no slash. Whether the day exists is validated elsewhere.
 */
export function tidyTyped(text: string): string {
  const typed = text.trim().replace(EASTERN, (digit) => String(digit.charCodeAt(0) & 0xf));
  const [, day, month, year] = DIGITS_ALONE.exec(typed) ?? SEPARATED.exec(typed) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
