/** Words for a town before its name, folded. */
const BEFORE =
  /^(?:stadt|landeshauptstadt|hansestadt|gemeinde|stad|gemeente|ville d[eu]?|commune de|ciudad de|municipio de|cidade d[aeo]|citta d[ei]|comune di|(?:city|town|municipality) of|kota|kabupaten|tp|thanh pho|г|город|місто|مدينه) (?=.)/u;
/** Words for a town behind its name, folded. */
const BEHIND =
  /(?<=.)(?: (?:city|town|metropolis|municipality|stadt|ville|dc|df|kommune|kommun|belediyesi)|(?<=[\p{Script=Han}\p{Script=Katakana}]{2})[市府都县]|(?<=\p{Script=Hangul}{2})(?:특별시|광역시|특별자치시|시))$/u;

/** A folded name without words that only say that it is a town; null where it has none. */
export function withoutTownWords(folded: string): string | null {
  const name = folded.replace(BEFORE, '').replace(BEHIND, '');
  return name === folded || name === '' ? null : name;
}
