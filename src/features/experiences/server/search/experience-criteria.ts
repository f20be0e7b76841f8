import { msg } from '@lingui/core/macro';
import { addDays } from '#domain/dates.ts';
import { datesOnEarth } from '#domain/dates-on-earth.ts';
import { formatMoney, toCents } from '#domain/money.ts';
import { SESSION_HORIZON_DAYS } from '#domain/schedule/schedule-entry.ts';
import {
  type ExperienceFilterKey,
  type ExperienceSearch,
  experienceSearch,
} from '#domain/search/experience-search.ts';
import { countryByCode } from '#features/catalogues/index.server.ts';
import {
  commonFilterLabel,
  type FilterChip,
  type SearchCriteria,
} from '#market/search/index.server.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import { EXPERIENCE_ROUTINES } from '../../catalogue/routines.ts';
import { experienceStyle } from '../../catalogue/styles.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';

/** A search for experiences with all that its SQL depends on. */
export type ExperienceCriteria = SearchCriteria<ExperienceSearch>;

const AMENITY_IDS: ReadonlySet<string> = new Set(EXPERIENCE_AMENITIES.map(({ id }) => id));
const ROUTINE_IDS: ReadonlySet<string> = new Set(EXPERIENCE_ROUTINES.map(({ id }) => id));

/** Parses the search of a query; ids that are in no catalogue are ignored (spec 1 §4.8). */
export function readExperienceSearch(query: Readonly<Record<string, unknown>>): ExperienceSearch {
  const search = experienceSearch.parse(query);
  const { locationValue, style } = search;
  const isCountry = locationValue !== undefined && countryByCode(locationValue, 'en') !== null;
  const isStyle = style !== undefined && experienceStyle(style) !== null;
  return experienceSearch.change(search, {
    page: search.page,
    locationValue: isCountry ? locationValue : undefined,
    style: isStyle ? style : undefined,
    amenity: search.amenity.filter((id) => AMENITY_IDS.has(id)),
    routine: search.routine.filter((id) => ROUTINE_IDS.has(id)),
  });
}

/** Whether prices are for a pass instead of a session. */
export function isOfPass({ scheduleDuration }: ExperienceSearch): boolean {
  return scheduleDuration === 'full';
}

/**
 * Why the dates of a search can't match anything; null when they can. Sessions are created half a
 * year ahead, so none exist beyond.
 */
export function problemOfRange({
  search: { dates },
  now,
}: Pick<ExperienceCriteria, 'search' | 'now'>): 'past' | 'too-far' | null {
  if (dates === undefined) return null;
  const { earliest, latest } = datesOnEarth(now);
  if (dates.endDate <= earliest) return 'past';
  return dates.startDate >= addDays(latest, SESSION_HORIZON_DAYS) ? 'too-far' : null;
}

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
