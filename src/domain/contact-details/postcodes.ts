import { ALONE, BLANK, type Form, type Place, toForm } from './number-patterns.ts';

/** Postcodes as long as a telephone number. */
export const POSTCODE_FORMS: readonly Form[] = [
  // 1100-053 Lisboa, 94103-1234 behind "CA" or "zip code", 〒150-0002
  toForm(`\\d{3,5}-\\d{3,4}${ALONE}`, ([code], place) => isPostcode(code, place)),
  toForm(`\\d{5}${BLANK}?\\d{2,3}${ALONE}`, (_, { before }) => POSTCODE_WORD.test(before)),
];

const POSTCODE_WORD =
  /(?:〒|\bzip(?: ?code|\+4)?|\bpost(?:al)? ?code|\bpostcode|\bpostal|\bPLZ|\bpostleitzahl|\bCEP|\bC\.?P\.?|\bcódigo postal|\bcodigo postal|\bcode postal|\bCAP|\bcodice postale|郵便番号|邮编|邮政编码|الرمز البريدي)(?:\s(?:is|ist|es|est|é|è))?[^\p{L}\d]{0,3}$/iu;

/** States and territories of the United States by the first digit of their ZIP codes. */
const US_STATES = [
  'CT MA ME NH NJ NY PR RI VT VI',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV UT WY',
  'AK AS CA GU HI MP OR WA',
].map((states) => states.split(' '));
const STATE_BEFORE = /(?:^|[^\p{L}])([A-Z]{2}),? $/u;
/** "Beverly Hills CA", "New York, NY". */
const STATE_BEHIND = /^,? (?:\p{Lu}[\p{L}.'-]{1,14},? ){1,3}([A-Z]{2})(?![\p{L}\d])/u;
const UNITED_STATES = /^,? (?:USA?\b|U\.S\.|United States)/u;

/** Recognized by its context: a word, a state, or the town behind it. */
function isPostcode(code: string, place: Place): boolean {
  const { before, after } = place;
  const [first = '', second = ''] = code.split('-');
  if (POSTCODE_WORD.test(before)) return true;
  if (first.length === 5 && second.length === 4) {
    return isOfState(first, place) || UNITED_STATES.test(after);
  }
  if (second.length === 3 && first.length >= 4) return /^,? \p{Lu}\p{Ll}{2,}/u.test(after);
  if (first.length === 3 && second.length === 4) {
    return /^,? ?(?:Tokyo|Osaka|Kyoto|Japan|Fukuoka|Nagoya|Sapporo|Yokohama|\p{Script=Han}{2,})/u.test(
      after,
    );
  }
  return false;
}

/** A mobile number of Brazil has the form of a ZIP code too: the state distinguishes them. */
function isOfState(zip: string, { before, after }: Place): boolean {
  const state = STATE_BEFORE.exec(before)?.[1] ?? STATE_BEHIND.exec(after)?.[1];
  return state !== undefined && (US_STATES[Number(zip[0])]?.includes(state) ?? false);
}
