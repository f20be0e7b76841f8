import * as v from 'valibot';
import type { ListingKind } from '#domain/vocabulary.ts';
import { call } from '#platform/web/api/client.ts';
import { preloadBody } from '#platform/web/wizard/step-body.tsx';
import { deleteDraft, keepDraft, showDraft } from '../../contract/addresses.gen.ts';
import type { Draft } from '../../contract/drafts.ts';
import type { HostingField, HostingKind, HostingTypes } from './hosting-kind.ts';

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
      /** The listing that the new one begins as a copy of. */
      readonly copied: T['Stored'] | null;
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
export function isNewListing(actionId: string | undefined): actionId is undefined | '' | '0' {
  return actionId === undefined || actionId === '' || actionId === '0';
}

/** The listing that the dialog is about. */
export interface Subject {
  /** A listing to edit; none for a new one. */
  readonly actionId?: string | undefined;
  /** Whether it is edited without its personal fields. */
  readonly sensitive?: boolean | undefined;
  /** The listing that a new one begins as a copy of. */
  readonly copyOf?: string | undefined;
}

/**
 * Loads the initial data of the dialog: a listing to edit, or the draft and the host's last listing
 * (spec 3 §4).
 *
 * @throws ApiError, OfflineError
 */
export async function loadStart<T extends HostingTypes>(
  { kind, steps, load }: HostingKind<T>,
  { actionId, sensitive = false, copyOf }: Subject,
): Promise<Start<T>> {
  preloadBody(steps[0]?.body);
  if (!isNewListing(actionId)) {
    const [choices, stored] = await Promise.all([load.choices(), load.stored(actionId, sensitive)]);
    return { mode: 'edit', choices, stored };
  }
  const [choices, recent, copied, { draft }] = await Promise.all([
    load.choices(),
    copyOf === undefined ? load.recent().catch(() => null) : null,
    copyOf === undefined ? null : load.stored(copyOf, false),
    getDraftKeeper(kind)
      .settled()
      .then(() => call(showDraft, { params: { kind } })),
  ]);
  return { mode: 'create', choices, draft, recent, copied };
}

/** Stores a draft with calls that never overtake each other. */
interface DraftKeeper<Draft> {
  /** Stores a draft after the pending request; of several waiting drafts, only the last one. */
  keep(draft: Draft): void;
  /** Sends waiting drafts at once: the page may close before the pending request is answered. */
  flush(): void;
  /** Deletes the stored draft and the waiting ones. */
  drop(): Promise<void>;
  /** Waits for all drafts handed over; resolves to whether the last one was stored. */
  settled(): Promise<boolean>;
}

/**
 * @param put stores a draft on the server
 * @param remove deletes it there
 */
export function makeDraftKeeper<Draft>(
  put: (draft: Draft) => Promise<unknown>,
  remove: () => Promise<unknown>,
): DraftKeeper<Draft> {
  let waiting: { readonly draft: Draft } | null = null;
  let running: Promise<void> | null = null;
  let flushing: Promise<void> | null = null;
  let isKept = true;
  let sent = 0;

  /** A draft that can't be stored now is handed over again with the next change. */
  async function send(draft: Draft): Promise<void> {
    sent += 1;
    const turn = sent;
    const wasCached = await put(draft).then(
      () => true,
      () => false,
    );
    // A late response doesn't describe the drafts sent after it.
    if (turn === sent) isKept = wasCached;
  }

  async function run(): Promise<void> {
    while (waiting !== null) {
      if (flushing !== null) {
        // Handed over before the waiting one, so it has to arrive before it.
        await flushing;
        continue;
      }
      const { draft } = waiting;
      waiting = null;
      await send(draft);
    }
    running = null;
  }

  return {
    keep(draft) {
      waiting = { draft };
      running ??= run();
    },
    flush() {
      if (waiting === null) return;
      const { draft } = waiting;
      waiting = null;
      const flushed = Promise.all([flushing, send(draft)]).then(() => {
        if (flushing === flushed) flushing = null;
      });
      flushing = flushed;
    },
    async drop() {
      waiting = null;
      await running;
      await flushing;
      await remove();
    },
    settled: async () => {
      await running;
      await flushing;
      return isKept;
    },
  };
}

/** Initial state of the wizard. */
export interface InitialForm<T extends HostingTypes> {
  /** Another key restarts the wizard. */
  readonly key: string;
  readonly values: T['Values'];
  /** The step of a draft. */
  readonly stepId: string | undefined;
  /** The edited listing; null for a new one. */
  readonly stored: T['Stored'] | null;
}

/** A stored listing, to be edited. */
export function fromStored<T extends HostingTypes>(
  kind: HostingKind<T>,
  stored: T['Stored'],
): InitialForm<T> {
  return {
    key: `${stored.id} ${stored.version}`,
    values: valuesFrom(kind, kind.fieldsOf(stored)),
    stepId: undefined,
    stored,
  };
}

/** No step has this id, so the wizard reports that the step is unknown (spec 2 §2). */
const UNKNOWN_STEP = '';

/** A draft, at the step where it was left. */
export function fromDraft<T extends HostingTypes>(
  kind: HostingKind<T>,
  draft: Draft,
): InitialForm<T> {
  return {
    key: 'draft',
    values: valuesFrom(kind, draft.values),
    stepId: kind.steps[draft.step]?.id ?? UNKNOWN_STEP,
    stored: null,
  };
}

/** A new listing, filled in from the host's last one if any (spec 3 §4). */
export function fromRecent<T extends HostingTypes>(
  kind: HostingKind<T>,
  recent: T['Recent'] | null,
): InitialForm<T> {
  return {
    key: 'new',
    values: recent === null ? newValues(kind) : valuesFrom(kind, kind.fieldsOf(recent)),
    stepId: undefined,
    stored: null,
  };
}

/** A new listing that begins as a copy of another. */
export function fromCopy<T extends HostingTypes>(
  kind: HostingKind<T>,
  copied: T['Stored'],
): InitialForm<T> {
  return {
    key: `copy ${copied.id}`,
    values: valuesFrom(kind, kind.fieldsOfCopy(copied)),
    stepId: undefined,
    stored: null,
  };
}

type Fields<T extends HostingTypes> = Pick<HostingKind<T>, 'draftEntries'>;

/** Every field of a form, in the contract's order. */
export function fieldsIn<T extends HostingTypes>({ draftEntries }: Fields<T>): HostingField<T>[] {
  return Object.keys(draftEntries) as HostingField<T>[];
}

/** A new form, with the defaults of the contract (spec 3 §3.2). */
export function newValues<T extends HostingTypes>(kind: Fields<T>): T['Values'] {
  return valuesFrom(kind, {});
}

/**
 * A form from stored values: a draft, or a listing. An invalid field gets its default, so that an
 * old draft opens all the same.
 */
export function valuesFrom<T extends HostingTypes>(
  kind: Fields<T>,
  stored: Readonly<Record<string, unknown>>,
): T['Values'] {
  const values = fieldsIn(kind).map((field) => {
    const schema = kind.draftEntries[field];
    const read = v.safeParse(schema, stored[field]);
    return [field, read.success ? read.output : v.parse(schema, undefined)];
  });
  return Object.fromEntries(values) as T['Values'];
}

/** Fields with different values in two versions of a form, in the order of the form. */
export function differingFields<T extends HostingTypes>(
  kind: Fields<T>,
  mine: T['Values'],
  theirs: T['Values'],
): HostingField<T>[] {
  return fieldsIn(kind).filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  );
}

/** Storage key, per tab, of the account whose form was filled in from its most recent listing. */
const storageKeyFor = (kind: ListingKind) => `prefilled-for-${kind}`;

/**
 * Whether a new form may be filled in from the host's most recent listing: once per visit, and
 * again after another one was created (spec 3 §4). The call uses up the one time.
 */
export function takePrefill(kind: ListingKind, accountId: string): boolean {
  try {
    if (sessionStorage.getItem(storageKeyFor(kind)) === accountId) return false;
    sessionStorage.setItem(storageKeyFor(kind), accountId);
  } catch {
    // Storage may be forbidden; prefilling too often does less harm than never.
  }
  return true;
}

/** Called when the host's most recent listing changes. */
export function renewPrefill(kind: ListingKind): void {
  try {
    sessionStorage.removeItem(storageKeyFor(kind));
  } catch {
    // Nothing was stored.
  }
}
