import { msg } from '@lingui/core/macro';
import { formatMoney, toCents } from '#domain/money.ts';
import {
  type ExperienceFilterKey,
  type ExperienceSearch,
  experienceSearch,
} from '#domain/search/experience-search.ts';
import { commonFilterLabel, type FilterChip } from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import { EXPERIENCE_ROUTINES } from '../../catalogue/routines.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';
import { isOfPass } from './experience-criteria.ts';

/** The active filters with their labels, in the order of the search. */
export function experienceChips(
  search: ExperienceSearch,
  context: Pick<RequestContext, 'translate' | 'headers' | 'now'>,
): FilterChip[] {
  return experienceSearch.activeFilters(search).map((filter) => ({
    key: filter.key,
    value: filter.value ?? null,
    label:
      ownLabel(filter.key, filter.value ?? '', search, context.translate) ??
      commonFilterLabel(filter, search, context) ??
      '',
  }));
}

/** The label of a filter that only searches for experiences have; null for all others. */
function ownLabel(
  key: ExperienceFilterKey,
  value: string,
  search: ExperienceSearch,
  translate: Translator,
): string | null {
  switch (key) {
    case 'category':
      return search.category ? translate(EXPERIENCE_CATEGORY_LABELS[search.category].label) : '';
    case 'style': {
      const style = experienceStyle(value);
      return style === null ? value : translate(style.label);
    }
    case 'amenity':
      return labelIn(EXPERIENCE_AMENITIES, value, translate);
    case 'routine':
      return labelIn(EXPERIENCE_ROUTINES, value, translate);
    case 'dates':
      return search.when === undefined ? null : daysLabel(search.when, translate);
    case 'price': {
      const amount = formatMoney(toCents(search.price ?? 0), translate.locale);
      return isOfPass(search)
        ? translate(msg`Up to ${amount} for a pass`)
        : translate(msg`Up to ${amount} a session`);
    }
    default:
      return null;
  }
}

function labelIn(
  list: readonly { readonly id: string; readonly label: Parameters<Translator>[0] }[],
  id: string,
  translate: Translator,
): string {
  const entry = list.find((each) => each.id === id);
  return entry === undefined ? id : translate(entry.label);
}

function daysLabel(when: NonNullable<ExperienceSearch['when']>, translate: Translator): string {
  switch (when) {
    case 'today':
      return translate(msg`Today`);
    case 'tomorrow':
      return translate(msg`Tomorrow`);
    case 'weekend':
      return translate(msg`This weekend`);
  }
}
