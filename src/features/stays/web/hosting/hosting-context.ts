import { createContext, useContext } from 'react';
import type { PictureUploads } from '#features/listings/index.web.ts';
import type { StayChoices, StoredForm } from '../../contract.ts';

/** What the steps share besides the values. */
export interface Hosting {
  /** What a home can be, in the reader's language. */
  readonly choices: StayChoices;
  readonly pictures: PictureUploads;
  readonly logos: PictureUploads;
  /** What guests have reserved already; null for a new home. */
  readonly promised: StoredForm['promised'] | null;
}

export const HostingContext = createContext<Hosting | null>(null);

/**
 * What the steps share.
 *
 * @throws Error outside of the dialog
 */
export function useHosting(): Hosting {
  const hosting = useContext(HostingContext);
  if (hosting === null) throw new Error('useHosting is for the steps of the dialog');
  return hosting;
}
