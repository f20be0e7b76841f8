import * as v from 'valibot';
import { PRICE_TIERS } from '#domain/experience-pricing.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { foreignLanguageSchema, pictureSchema } from '#market/page/contract.ts';
import {
  cardEntries,
  defineSearchRoutes,
  pinEntries,
  type SearchPage,
} from '#market/search/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  centsSchema,
  dateSchema,
  idSchema,
  placedInstantSchema,
} from '#platform/contract/schemas.ts';
import { experienceSearchQuery } from './schemas.ts';

/**
 * Price for one guest as lists show it: of a session, or of a pass where the search filters by
 * passes.
 */
const listedPriceSchema = v.object({
  /** With the fee. */
  amount: centsSchema,
  /** Period of a pass; null for a session. */
  period: v.nullable(v.picklist(PRICE_TIERS)),
  /** The part that is the fee, once for each booking of a guest; 0 for none. */
  fee: centsSchema,
});
export type ListedPrice = v.InferOutput<typeof listedPriceSchema>;

/** A session in lists. */
const listedSessionEntries = {
  entryId: idSchema,
  /** Nominal date in the timetable, by which it is booked. */
  date: dateSchema,
  startsAt: placedInstantSchema,
  endsAt: placedInstantSchema,
  /** Free seats. */
  left: v.number(),
  capacity: v.number(),
};

/** Position and summary of an experience, as every list shows them. */
const listedEntries = {
  id: idSchema,
  title: v.string(),
  language: foreignLanguageSchema,
  city: v.string(),
  countryCode: v.string(),
  countryName: v.string(),
  category: v.picklist(EXPERIENCE_CATEGORIES),
  style: v.string(),
  styleLabel: v.string(),
  /** IANA zone of the place, in which session times are shown. */
  timeZone: v.string(),
  price: listedPriceSchema,
};

/** An experience among the results. */
export const experienceCardSchema = v.object({
  ...cardEntries,
  ...listedEntries,
  /** The next session that matches the search. */
  session: v.object(listedSessionEntries),
});
export type ExperienceCard = v.InferOutput<typeof experienceCardSchema>;

export type ExperienceSearchPage = SearchPage<typeof experienceCardSchema>;

/** spec 2 §3, spec 3 §3.3. */
const groupedExperiencesSchema = v.array(
  v.object({
    locationValue: v.string(),
    experiences: v.array(
      v.object({
        /** Neighbourhood and city; never the street. */
        address: v.string(),
        /** Dollars for one guest and one period. */
        price: v.number(),
      }),
    ),
  }),
);

const searchRoutes = defineSearchRoutes({
  id: 'experiences',
  listings: 'experiences',
  pinsPath: '/api/experience-pins',
  categoriesPath: '/api/experience-categories',
  query: experienceSearchQuery,
  card: experienceCardSchema,
  pin: pinEntries,
  categories: EXPERIENCE_CATEGORIES,
  newest: groupedExperiencesSchema,
  summaries: {
    search:
      'Search experiences with a coming session that has seats; without parameters, grouped by country',
    listPins: 'List price pins of a search for the map, at most 500',
    countCategories: 'Count the experiences of a search by category',
    showCard: 'Retrieve an experience of a search, priced as in its results',
    similar:
      'List experiences near by with seats left, those with a session on the day first, at most 8',
  },
});
export const {
  search: searchExperiences,
  listPins: listExperiencePins,
  countCategories: countExperienceCategories,
  showCard: showExperienceCard,
} = searchRoutes;

export const similarExperiences = {
  ...searchRoutes.similar,
  /** The day, in the time zone of the experience; that of its next session where it is missing. */
  query: v.object({ date: v.optional(dateSchema) }),
};

/** The routes of the search for experiences that every kind has. */
export const experienceSearchRoutes = { ...searchRoutes, similar: similarExperiences };

/** A session of any experience. */
export const comingSessionSchema = v.object({
  ...listedEntries,
  ...listedSessionEntries,
  /** Title of its entry in the timetable. */
  sessionTitle: v.string(),
  /** The day it begins on, in the time zone of the place. */
  day: dateSchema,
  cover: v.nullable(pictureSchema),
});
export type ComingSession = v.InferOutput<typeof comingSessionSchema>;

export const listComingSessions = defineRoute({
  id: 'experiences.list-coming-sessions',
  method: 'GET',
  path: '/api/coming-sessions',
  summary:
    'List the coming sessions of a search, of all its experiences, soonest first, at most 100',
  access: 'public',
  query: experienceSearchQuery,
  response: v.object({
    sessions: v.array(comingSessionSchema),
    /** Whether there are more than these. */
    hasMore: v.boolean(),
  }),
});
