import { lockUser } from '#features/accounts/index.server.ts';
import { attachEvidence, attachPictures } from '#market/hosting/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';

/** The words and pictures of one side. */
export interface Statement {
  readonly text: string;
  /** Keys of the writer's uploads. */
  readonly pictures: readonly string[];
}

/**
 * Keeps the writer's account until this transaction ends. An open claim or report refuses its
 * deletion (decision 0316), so neither may begin while it goes on.
 *
 * The reservation must be locked already (see `lockUser`).
 *
 * @throws Problem 'signed-out' when the account was deleted meanwhile
 */
export async function holdAccount({ db, actor }: SignedInContext): Promise<void> {
  if (!(await lockUser(db, actor.id))) throw new Problem('signed-out');
}

/**
 * Makes the pictures of a statement evidence of a reservation.
 *
 * @returns the keys, each once
 * @throws Problem 'invalid-input' at each picture that isn't the caller's evidence
 */
export function addEvidence(
  context: SignedInContext,
  reservationId: string,
  pictures: readonly string[],
): Promise<string[]> {
  return attachPictures(
    pictures,
    (db, ownerId, keys) => attachEvidence(db, ownerId, keys, reservationId),
    context,
  );
}
