/** How an interest is compared: people write the same one in different ways. */
function toKey(interest: string): string {
  return interest.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Those of a person's interests that another has too, whatever the case, as the first wrote them. */
export function sharedInterests(theirs: readonly string[], own: readonly string[]): string[] {
  const known = new Set(own.map(toKey));
  return theirs.filter((interest) => known.has(toKey(interest)));
}
