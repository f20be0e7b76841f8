/** The address of the list of itinerants that a path shows; null where it shows none. */
export function itinerantsPathOf(pathname: string): '/itinerants' | null {
  return pathname.replace(/\/$/, '') === '/itinerants' ? '/itinerants' : null;
}
