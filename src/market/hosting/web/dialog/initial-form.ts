import * as v from 'valibot';
import type { Draft } from '../../contract/drafts.ts';
import type { HostingField, HostingKind, HostingTypes } from './hosting-kind.ts';

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
