import type { ListingKind } from '#domain/vocabulary.ts';
import { call } from '#platform/web/api/client.ts';
import { preloadBody } from '#platform/web/wizard/step-body.tsx';
import { deleteDraft, keepDraft, showDraft } from '../../contract/addresses.gen.ts';
import type { Draft } from '../../contract/drafts.ts';
import { type DraftKeeper, makeDraftKeeper } from './draft-keeper.ts';
import type { HostingKind, HostingTypes } from './hosting-kind.ts';

interface Shared<T extends HostingTypes> {
  readonly choices: T['Choices'];
}

/** Initial data of the dialog. */
export type Start<T extends HostingTypes> =
  | (Shared<T> & { readonly mode: 'edit'; readonly stored: T['Stored'] })
  | (Shared<T> & {
      readonly mode: 'create';
      readonly draft: Draft | null;
      /** The most recent listing; null without one, or where it couldn't be loaded (spec 3 §8). */
      readonly recent: T['Recent'] | null;
    });

type Unfinished = Pick<Draft, 'values' | 'step'>;
const keepers = new Map<ListingKind, DraftKeeper<Unfinished>>();

/** The draft keeper of a kind, of which a host has at most one draft. It outlives the dialog. */
export function getDraftKeeper(kind: ListingKind): DraftKeeper<Unfinished> {
  const params = { kind };
  const keeper =
    keepers.get(kind) ??
    makeDraftKeeper<Unfinished>(
      (body) => call(keepDraft, { params, body }, { keepalive: true, background: true }),
      () => call(deleteDraft, { params }),
    );
  keepers.set(kind, keeper);
  return keeper;
}

/** Whether an actionId means a listing that doesn't exist yet. */
function isNew(actionId: string | undefined): actionId is undefined | '' | '0' {
  return actionId === undefined || actionId === '' || actionId === '0';
}

/**
 * Loads the initial data of the dialog: a listing to edit, or the draft and the host's last listing
 * (spec 3 §4).
 *
 * @throws ApiError, OfflineError
 */
export async function loadStart<T extends HostingTypes>(
  { kind, steps, load }: HostingKind<T>,
  actionId: string | undefined,
  sensitive: boolean,
): Promise<Start<T>> {
  preloadBody(steps[0]?.body);
  if (!isNew(actionId)) {
    const [choices, stored] = await Promise.all([load.choices(), load.stored(actionId, sensitive)]);
    return { mode: 'edit', choices, stored };
  }
  const [choices, recent, { draft }] = await Promise.all([
    load.choices(),
    load.recent().catch(() => null),
    getDraftKeeper(kind)
      .settled()
      .then(() => call(showDraft, { params: { kind } })),
  ]);
  return { mode: 'create', choices, draft, recent };
}
