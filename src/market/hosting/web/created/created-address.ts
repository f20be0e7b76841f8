import { listingPath } from '#domain/listing-path.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { signalInteraction } from '#platform/web/hydration/first-interaction.ts';
import { readSearch, textParams } from '#platform/web/scope/url-search.ts';

/**
 * Parameters of a listing's page by which its host has just created it: `created` after the dialog,
 * `payment` after the checkout of what a host pays for an experience.
 */
export const CREATED = textParams('created', 'payment');

/** The page of a listing that its host has just created. */
export function createdPath(kind: ListingKind, id: string): string {
  return `${listingPath(kind, id)}?created=yes`;
}

/** Whether the parameters of a listing's page say that it was just created. */
export function isJustCreated({ created, payment }: ReturnType<typeof CREATED.parse>): boolean {
  return created !== undefined || payment === 'done';
}

/**
 * Hydrates the page of a listing that was just created at once: its panel exists in the browser
 * only. Called as such a page is entered.
 */
export function noteCreated(params: object): void {
  if (isJustCreated(readSearch(CREATED, params))) signalInteraction();
}
