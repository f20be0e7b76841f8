import { notFound } from '@tanstack/react-router';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { CheckedLetter, StayAgreement, StayLetter } from '../../contract.ts';

/** A document of a stay, or the translated reason why the reader has none. */
export type DocumentData<Shown> =
  | { readonly state: 'ready'; readonly shown: Shown }
  | { readonly state: 'refused'; readonly reason: string };

/** Refusals that the page of a document explains. */
const EXPLAINED: readonly string[] = ['forbidden', 'payment-required'];

/**
 * The agreement of a stay; null while signed out.
 *
 * @throws notFound for an unknown reservation and for one of other users
 */
export function loadAgreement(
  id: string,
  me: object | null,
): Promise<DocumentData<StayAgreement> | null> {
  return whileSignedIn(me, async () => {
    const { showAgreement } = await import('../../contract/addresses.gen.ts');
    return orExplained(() => call(showAgreement, { params: { id } }));
  });
}

/**
 * The reader's letter of accommodation; null while signed out.
 *
 * @throws notFound for an unknown reservation and for one of other users
 */
export function loadLetter(
  id: string,
  me: object | null,
): Promise<DocumentData<StayLetter> | null> {
  return whileSignedIn(me, async () => {
    const { showLetter } = await import('../../contract/addresses.gen.ts');
    return orExplained(() => call(showLetter, { params: { id } }));
  });
}

async function orExplained<Shown>(ask: () => Promise<Shown>): Promise<DocumentData<Shown>> {
  try {
    return { state: 'ready', shown: await ask() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error.problem;
    if (code === 'not-found' || code === 'invalid-input') throw notFound();
    if (EXPLAINED.includes(code)) return { state: 'refused', reason: message };
    throw error;
  }
}

/** A letter that was checked; 'too-many' for a network that has checked many. */
export type CheckData = { readonly code: string; readonly letter: CheckedLetter | 'too-many' };

/**
 * The stay of a letter by its code.
 *
 * @throws notFound for a code that no letter has
 */
export async function loadCheckedLetter(code: string): Promise<CheckData> {
  const { checkLetter } = await import('../../contract/addresses.gen.ts');
  try {
    return { code, letter: await call(checkLetter, { params: { token: code } }) };
  } catch (error) {
    const reason = error instanceof ApiError ? error.problem.code : undefined;
    if (reason === 'not-found' || reason === 'invalid-input') throw notFound();
    if (reason === 'rate-limited') return { code, letter: 'too-many' };
    throw error;
  }
}
