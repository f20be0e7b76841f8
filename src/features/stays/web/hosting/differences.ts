import { HOSTING_FIELDS, type HostingField, type HostingValues } from './hosting-values.ts';

/** Fields that two versions of a home say differently, in the order of the form. */
export function differingFields(mine: HostingValues, theirs: HostingValues): HostingField[] {
  return HOSTING_FIELDS.filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]),
  );
}
