import { msg } from '@lingui/core/macro';
import { AMENITIES, EVENT_TYPES } from '#features/catalogues/index.server.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

interface Entry {
  readonly id: string;
  readonly label: { readonly message?: string };
}

const CATALOGUES: Readonly<Record<'amenity' | 'event', readonly Entry[]>> = {
  amenity: AMENITIES,
  event: EVENT_TYPES,
};

/**
 * The ids behind a form's list, in the order of the catalogue; each entry is an id or, as the
 * specification has it (spec 3 §3.2), an English label.
 *
 * @throws Problem 'invalid-input' at each entry that the catalogue doesn't have
 */
export function catalogueIds(
  field: 'amenity' | 'event',
  entries: readonly string[],
  translate: Translator,
): string[] {
  const catalogue = CATALOGUES[field];
  const fields: Record<string, string> = {};
  const chosen = new Set<string>();
  entries.forEach((named, at) => {
    const entry = catalogue.find(({ id, label }) => id === named || label.message === named);
    if (entry === undefined) {
      fields[`${field}.${at}`] = translate(msg`We don't recognise this one.`);
    } else chosen.add(entry.id);
  });
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return catalogue.map(({ id }) => id).filter((id) => chosen.has(id));
}

/** The English labels of ids, by which a form is read back (spec 3 §3.2). */
export function catalogueLabels(field: 'amenity' | 'event', ids: readonly string[]): string[] {
  const labels = new Map(CATALOGUES[field].map(({ id, label }) => [id, label.message ?? id]));
  return ids.map((id) => labels.get(id) ?? id);
}
