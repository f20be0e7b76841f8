import type { Draft } from '#features/listings/contract.ts';
import { deleteDraft, keepDraft, showDraft } from '#features/listings/contract.ts';
import { makeDraftKeeper } from '#features/listings/hosting.web.ts';
import { call } from '#platform/web/api/client.ts';
import { preloadBody } from '#platform/web/wizard/step-body.tsx';
import {
  listChoices,
  type RecentForm,
  type StayChoices,
  type StoredForm,
  showRecentStay,
  showStayForm,
} from '../../contract.ts';
import { HOSTING_STEPS } from './hosting-steps.ts';

interface Shared {
  readonly choices: StayChoices;
}

/** What the dialog begins with. */
export type Start =
  | (Shared & { readonly mode: 'edit'; readonly stored: StoredForm })
  | (Shared & {
      readonly mode: 'create';
      readonly draft: Draft | null;
      /** The most recent listing; null when there is none, or it couldn't be loaded (spec 3 §8). */
      readonly recent: RecentForm | null;
    });

const KIND = { kind: 'stay' } as const;

/** The draft of the one home that a host may be in the middle of; it outlives the dialog. */
export const drafts = makeDraftKeeper<Pick<Draft, 'values' | 'step'>>(
  (body) => call(keepDraft, { params: KIND, body }, { keepalive: true }),
  () => call(deleteDraft, { params: KIND }),
);

/**
 * What the dialog begins with: a listing to edit, or what was left half-finished and what the
 * host's last home was like (spec 3 §4).
 *
 * @throws ApiError, OfflineError
 */
export async function loadStart(actionId: string | undefined): Promise<Start> {
  preloadBody(HOSTING_STEPS[0]?.body);
  const shared = call(listChoices, {}).then((choices) => ({ choices }));
  if (actionId !== undefined && actionId !== '') {
    const stored = call(showStayForm, { params: { id: actionId } });
    const [begun, form] = await Promise.all([shared, stored]);
    return { ...begun, mode: 'edit', stored: form };
  }
  const recent = call(showRecentStay, {}).catch(() => null);
  const draft = drafts.settled().then(() => call(showDraft, { params: KIND }));
  const [begun, last, left] = await Promise.all([shared, recent, draft]);
  return { ...begun, mode: 'create', draft: left.draft, recent: last };
}
