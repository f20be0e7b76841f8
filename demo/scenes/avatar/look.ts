/** Where somebody's forebears lived: what is likely of their skin and their hair. */
export type Heritage =
  | 'northern'
  | 'southern'
  | 'latin'
  | 'african'
  | 'north-african'
  | 'south-asian'
  | 'southeast-asian'
  | 'east-asian'
  | 'mixed';

/** What a portrait shows of what its person's name says. */
export interface Look {
  readonly woman: boolean;
  readonly heritage: Heritage;
  /** The share of women of the country who cover their hair, 0 to 1. */
  readonly scarves: Scarves;
}

export type Scarves = 'few' | 'some' | 'many';

// Each value has a letter of its own, so that a key stays valid when a list is put in another order.
const HERITAGE_CODES: Record<Heritage, string> = {
  northern: 'n',
  southern: 's',
  latin: 'l',
  african: 'a',
  'north-african': 'r',
  'south-asian': 'i',
  'southeast-asian': 't',
  'east-asian': 'e',
  mixed: 'x',
};
const SCARF_CODES: Record<Scarves, string> = { few: 'f', some: 's', many: 'm' };

/** Three letters, fit for a picture's key: woman or man, heritage, scarves. */
export function encodeLook({ woman, heritage, scarves }: Look): string {
  return `${woman ? 'w' : 'm'}${HERITAGE_CODES[heritage]}${SCARF_CODES[scarves]}`;
}

/** The look of three letters, or null when they stand for none. */
export function decodeLook(letters: string): Look | null {
  const [sex, second, third] = letters;
  const heritage = keyOf(HERITAGE_CODES, second);
  const scarves = keyOf(SCARF_CODES, third);
  if (letters.length !== 3 || (sex !== 'w' && sex !== 'm')) return null;
  return heritage === undefined || scarves === undefined
    ? null
    : { woman: sex === 'w', heritage, scarves };
}

function keyOf<Key extends string>(codes: Record<Key, string>, code?: string): Key | undefined {
  return (Object.keys(codes) as Key[]).find((key) => codes[key] === code);
}
