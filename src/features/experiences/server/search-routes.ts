import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { toDollars } from '#domain/money.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import { EXPERIENCE_CATEGORIES, type ExperienceCategory } from '#domain/vocabulary.ts';
import type { ExperienceChoices } from '#features/experiences/contract.ts';
import { countCategories, serveSearch } from '#market/search/index.server.ts';
import { type RequestContext, type ServedRoute, serve } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import { EXPERIENCE_AMENITIES } from '../catalogue/amenities.ts';
import {
  COST_ARRANGEMENTS,
  HOST_ARRANGEMENTS,
  INCLUDED_ARRANGEMENTS,
} from '../catalogue/arrangements.ts';
import { DISCLAIMERS, needsWaiver } from '../catalogue/disclaimers.ts';
import { EXPERIENCE_POLICY_TEXTS } from '../catalogue/policies.ts';
import { EXPERIENCE_ROUTINES } from '../catalogue/routines.ts';
import { EXPERIENCE_STYLES } from '../catalogue/styles.ts';
import { listExperienceChoices as choicesContract } from '../contract/choices.ts';
import * as contract from '../contract/search.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../labels/categories.ts';
import { computeListedAmount, experienceCardMaker } from './search/experience-cards.ts';
import { problemOfRange, readExperienceSearch } from './search/experience-criteria.ts';
import {
  EXPERIENCE_SEARCH,
  findSimilarExperiences,
  loadBriefExperiences,
} from './store/search/experience-search-kind.ts';
import { findExperience, findExperiencePins, findExperiences } from './store/search/search-page.ts';
import { listComingSessions } from './use-cases/sessions.ts';

/** Routes of the search for experiences. */
export const searchRoutesServed: readonly ServedRoute[] = [
  serve(contract.listComingSessions, ({ query }, context) => listComingSessions(query, context)),
  ...serveSearch(contract.experienceSearchRoutes, {
    ...EXPERIENCE_SEARCH,
    name: 'experiences',
    findNewest: loadBriefExperiences,
    findSimilar: findSimilarExperiences,
    read: readExperienceSearch,
    find: findExperiences,
    findOne: findExperience,
    findPins: findExperiencePins,
    cardMaker: ({ search }, translate) => experienceCardMaker(search, translate),
    pinMaker:
      ({ search }) =>
      (row) => ({
        id: row.id,
        latitude: row.latitude,
        longitude: row.longitude,
        amount: computeListedAmount(search, row),
      }),
    categories: EXPERIENCE_CATEGORY_LABELS,
    // A style belongs to one category only.
    withoutCategory: (search) =>
      experienceSearch.change(search, { category: undefined, style: undefined }),
    countByCategory: (db, criteria) =>
      countCategories<ExperienceCategory>(db, EXPERIENCE_SEARCH.clauses(criteria)),
    datesProblem: problemOfRange,
  }),
];

/** Routes of the lists that describe experiences. */
export const choiceRoutesServed: readonly ServedRoute[] = [
  serve(choicesContract, async (_, context) => listExperienceChoices(context)),
];

/** Lists of options that describe an experience, in the user's language (spec 2 §2, §3). */
function listExperienceChoices({
  translate,
  services,
}: Pick<RequestContext, 'translate' | 'services'>): ExperienceChoices {
  const labelled = <Entry extends { readonly label: Parameters<Translator>[0] }>(entry: Entry) => ({
    ...entry,
    label: translate(entry.label),
  });
  return {
    categories: EXPERIENCE_CATEGORIES.map((id) => ({
      id,
      label: translate(EXPERIENCE_CATEGORY_LABELS[id].label),
      description: translate(EXPERIENCE_CATEGORY_LABELS[id].description),
      needsWaiver: needsWaiver(id),
    })),
    styles: EXPERIENCE_STYLES.map((style) => ({
      ...labelled(style),
      description: translate(style.description),
      basePrice: toDollars(style.baseRate),
      amenities: [...style.amenities],
      arrangements: [...style.arrangements],
      hostArrangements: [...style.hostArrangements],
      costArrangements: [...style.costArrangements],
    })),
    amenities: EXPERIENCE_AMENITIES.map(labelled),
    arrangements: INCLUDED_ARRANGEMENTS.map(labelled),
    hostArrangements: HOST_ARRANGEMENTS.map((arrangement) => ({
      ...labelled(arrangement),
      discountDetails: translate(arrangement.discountDetails),
    })),
    costArrangements: COST_ARRANGEMENTS.map(labelled),
    disclaimers: DISCLAIMERS.map((disclaimer) => ({
      ...disclaimer,
      title: translate(disclaimer.title),
      content: disclaimer.content.map((statement) => translate(statement)),
      categories: [...disclaimer.categories],
      styles: [...disclaimer.styles],
    })),
    routines: EXPERIENCE_ROUTINES.map((routine) => ({
      ...labelled(routine),
      description: translate(routine.description),
    })),
    policies: EXPERIENCE_POLICIES.map((id) => ({
      id,
      label: translate(EXPERIENCE_POLICY_TEXTS[id].label),
      summary: translate(EXPERIENCE_POLICY_TEXTS[id].summary),
      hostSummary: translate(EXPERIENCE_POLICY_TEXTS[id].hostSummary),
    })),
    isIdentityOffered: services.identity !== null,
  };
}
