import type { Draft } from '../../../contract.ts';
import { newValues, valuesFrom } from './form-values.ts';
import type { HostingKind } from './hosting-kind.ts';
import type { HostingTypes } from './hosting-types.ts';

/** What the wizard begins with. */
export interface InitialForm<T extends HostingTypes> {
  /** Another one begins the wizard anew. */
  readonly key: string;
  readonly values: T['Values'];
  /** The step of a draft. */
  readonly stepId: string | undefined;
  /** The listing that is edited; null makes a new one. */
  readonly stored: T['Stored'] | null;
}

/** A listing as it is stored, to be edited. */
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

/** No step has this id, so that the wizard says that it isn't known (spec 2 §2). */
const UNKNOWN_STEP = '';

/** What was left half-finished, where it was left. */
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

/** A new listing, filled in from the host's last one where there is one (spec 3 §4). */
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
