import { atLeast, atMost, type Goal } from './rows/row.ts';

/** What the rows have to reach, in one place. */
export const GOALS = {
  /** Search over HTTP against pgbench with the same statements. */
  search: atLeast(0.45),
  /** Search of itinerants over HTTP against pgbench with the same statements. */
  itinerantSearch: atLeast(0.4),
  /** Search of experiences by their sessions over HTTP against pgbench with the same statements. */
  experienceSearch: atLeast(0.45),
  /** Milliseconds of a search for flights to six places, estimated, with the homes there. */
  flightSearch: atMost(150),
  /** Milliseconds of what a month at six places costs. */
  tripTotals: atMost(300),
  /** Milliseconds of what a month at every place costs, computed anew. */
  placeCosts: atMost(400),
  /** Histogram and facets over HTTP against pgbench with the same statements. */
  analytics: atLeast(0.45),
  /** Time of a search with ten times the stays, and with fifty times. */
  growth: atMost(2),
  /** First-load scripts of a section against React and ReactDOM alone. */
  firstLoad: atMost(2.05),
  /** Milliseconds from the press to a search wizard that answers, its code fetched ahead. */
  wizardOpen: atMost(200),
  /** Milliseconds of the longest task while scrolling (spec 1 §2.2). */
  scrollTask: atMost(50),
  /** Hero and carousel of `/itinerants`: kB brotli, layout shift, and milliseconds until a key is answered. */
  landingBlock: atMost(6),
  landingShift: atMost(0),
  landingTurn: atMost(50),
  /** A listing page, brotli, kB. */
  listingHtml: atMost(25),
  /** Seconds from a later `npm start` to the first 200. */
  warmStart: atMost(2),
  /** Seconds to add 100,000 stays on PostgreSQL. */
  demo: atMost(180),
  /** Results page over HTTP against our own search API; English and Arabic. */
  searchPage: atLeast(0.4),
  searchPageArabic: atLeast(0.4),
  /** Pages of people who are signed in against those of strangers, both rendered; their statements. */
  signedInResults: atLeast(0.8),
  signedInResultsStatements: atMost(4),
  signedInListing: atLeast(0.7),
  signedInListingStatements: atMost(5),
  /** Results page kept in the page cache against the same page rendered each time. */
  cachedPage: atLeast(20),
  /** Kept pages with limits counted against the same without. */
  limits: atLeast(0.9),
  /** Writers of nights that announce each change against those that don't. */
  announcements: atLeast(0.8),
  /** Listing page against our own listing API. */
  listingPage: atLeast(0.3),
  /** Reservations over HTTP against pgbench with the same transaction. */
  reservation: atLeast(0.25),
  /** Bookings of sessions over HTTP, in the same way. */
  booking: atLeast(0.25),
  /** Requests that are paid by the month against requests that are paid at once. */
  instalments: atLeast(0.95),
  /** Seconds to check a ledger of 1,000,000 entries. */
  ledgerCheck: atMost(5),
  /** Milliseconds of the earnings of a host with 10,000 entries, at the API. */
  earnings: atMost(100),
  /** Milliseconds of the figures of a host with 500 homes and ten years, at the API. */
  numbers: atMost(100),
  /** Those against the figures of one of the homes. */
  numbersOfAll: atMost(8),
  /** Milliseconds of the slowest page of the console, rendered. */
  console: atMost(100),
  /** Milliseconds of a home's calendar with 400 nights. */
  homeCalendar: atMost(20),
  /** Seconds of work on 100,000 saved searches for the changes of an hour: 5 % of a core. */
  savedSearches: atMost(180),
  /** Seconds until 1,000 imported calendars are fetched and applied. */
  importedCalendars: atMost(900),
  /** 200 rivals for the same nights against 200 different listings; p99 in milliseconds. */
  rivals: atMost(3),
  rivalsP99: atMost(1000),
  /** Pictures sent against sharp alone, in time. */
  uploads: atMost(1.5),
  /** Milliseconds that the event loop is late, p99, while pictures arrive and people search. */
  uploadDelay: atMost(50),
  /** The embedded database against PostgreSQL, one client. */
  embedded: atLeast(0.25),
  /** Resident memory of a server after 20,000 pages, against after the first half of them. */
  memoryGrowth: atMost(1.05),
  /** MB of resident memory after 20,000 pages, on PostgreSQL and with the embedded database. */
  memory: atMost(500),
  embeddedMemory: atMost(1000),
  /** Lighthouse on a phone, of 100. */
  performance: atLeast(97),
  accessibility: atLeast(100),
  seo: atLeast(100),
  layoutShift: atMost(0.02),
} as const satisfies Record<string, Goal>;
