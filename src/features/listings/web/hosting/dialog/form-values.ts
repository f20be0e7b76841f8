import * as v from 'valibot';
import type { HostingKind } from './hosting-kind.ts';
import type { HostingField, HostingTypes } from './hosting-types.ts';

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
 * A form from what was stored of one: a draft, or a listing. A field that no longer fits is as in a
 * new form, so that an old draft opens all the same.
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

/** Fields that two versions of a form fill in differently, in the order of the form. */
export function differingFields<T extends HostingTypes>(
  kind: Fields<T>,
  mine: T['Values'],
  theirs: T['Values'],
): HostingField<T>[] {
  return fieldsIn(kind).filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  );
}
