import type { I18n } from '@lingui/core';
import { setApart } from '#platform/i18n/set-apart.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';

/** Who reads about claims and problems, and by which clock. */
export interface Reading {
  readonly viewer: 'guest' | 'host' | 'admin';
  /** Empty for a deleted account. */
  readonly guestName: string;
  /** Empty for a deleted account. */
  readonly hostName: string;
  /** Zone of the place's deadlines, and its city. */
  readonly clock: { readonly zone: string; readonly city: string };
  /** ISO instant of reading. */
  readonly readAt: string;
}

/** A party's name for use within a sentence. */
export function formatParty(
  party: 'guest' | 'host',
  { guestName, hostName }: Reading,
  i18n: I18n,
): string {
  const name = party === 'guest' ? guestName : hostName;
  return setApart(formatName(name, i18n), i18n.locale);
}
