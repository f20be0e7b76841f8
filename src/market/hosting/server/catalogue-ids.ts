import { msg } from '@lingui/core/macro';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';

interface CatalogueEntry {
  readonly id: string;
  readonly label: { readonly message?: string };
}

/**
 * The ids for a form's list, in the order of the catalogue; each entry is an id or, as the
 * specification has it (spec 3 §3.2), an English label.
 *
 * @param field the list's name in the form
 * @throws Problem 'invalid-input' at each entry that the catalogue doesn't contain
 */
export function catalogueIds(
  field: string,
  catalogue: readonly CatalogueEntry[],
  entries: readonly string[],
  translate: Translator,
): string[] {
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

/** The English labels of ids, by which a form is loaded (spec 3 §3.2). */
export function catalogueLabels(
  catalogue: readonly CatalogueEntry[],
  ids: readonly string[],
): string[] {
  const labels = new Map(catalogue.map(({ id, label }) => [id, label.message ?? id]));
  return ids.map((id) => labels.get(id) ?? id);
}
