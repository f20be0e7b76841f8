import type { Draft } from '#features/listings/contract.ts';
import type { RecentForm, StoredForm } from '../../contract.ts';
import { HOSTING_STEPS } from './hosting-steps.ts';
import { type HostingValues, newValues, valuesOf, valuesOfStored } from './hosting-values.ts';

/** What the wizard begins with. */
export interface Beginning {
  /** Another one begins the wizard anew. */
  readonly key: string;
  /** The listing that is edited; null makes a new one. */
  readonly actionId: string | null;
  readonly values: HostingValues;
  /** The step of a draft. */
  readonly stepId: string | undefined;
  readonly stored: StoredForm | null;
}

/** A listing as it stands, to be edited. */
export function editOf(stored: StoredForm): Beginning {
  return {
    key: `${stored.id} ${stored.version}`,
    actionId: stored.id,
    values: valuesOfStored(stored),
    stepId: undefined,
    stored,
  };
}

/** What was left half-finished, where it was left. */
export function draftOf(draft: Draft): Beginning {
  return {
    key: 'draft',
    actionId: null,
    values: valuesOf(draft.values),
    stepId: HOSTING_STEPS[draft.step]?.id,
    stored: null,
  };
}

/** A new home, filled in from the host's last one where there is one (spec 3 §4). */
export function newHome(recent: RecentForm | null): Beginning {
  return {
    key: 'new',
    actionId: null,
    values: recent === null ? newValues() : valuesOfStored(recent),
    stepId: undefined,
    stored: null,
  };
}
