import { useState } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { MAX_COMPARED } from '#domain/wishlists.ts';
import type { WishlistEntry } from '../../contract.ts';

/** Which entries of a list are chosen to be compared. */
export interface Compared {
  readonly ids: readonly string[];
  isChosen(entry: WishlistEntry): boolean;
  /** Whether it can be chosen or left out: up to four of one kind are compared. */
  isOpen(entry: WishlistEntry): boolean;
  toggle(entry: WishlistEntry): void;
}

export function useCompared(entries: readonly WishlistEntry[]): Compared {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  // An entry that was removed meanwhile is not compared.
  const ids = chosen.filter((id) =>
    entries.some(({ listingId, listing }) => listingId === id && listing !== null),
  );
  const kind = kindIn(entries, ids[0]);
  const isChosen = ({ listingId }: WishlistEntry) => ids.includes(listingId);
  return {
    ids,
    isChosen,
    isOpen: (entry) =>
      isChosen(entry) ||
      (ids.length < MAX_COMPARED && (kind === null || entry.listing?.kind === kind)),
    toggle: (entry) =>
      setChosen(
        isChosen(entry)
          ? ids.filter((id) => id !== entry.listingId)
          : [...ids, entry.listingId].slice(0, MAX_COMPARED),
      ),
  };
}

function kindIn(entries: readonly WishlistEntry[], id: string | undefined): ListingKind | null {
  return entries.find(({ listingId }) => listingId === id)?.listing?.kind ?? null;
}
