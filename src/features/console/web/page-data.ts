import type { RouteResponse } from '#platform/contract/route.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { orNotFound } from '#platform/web/api/or-not-found.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import type { PageSearch } from '#platform/web/lists/page-search.ts';
import { readSearch, type UrlParams } from '#platform/web/scope/url-search.ts';
import type {
  ConsoleListing,
  ConsolePerson,
  ConsoleReservation,
  findAnything,
  listLog,
  listStaff,
  listTickets,
  showSettings,
  showToday,
  Ticket,
  Work,
} from '../contract.ts';
import { logSearch, ticketSearch, workSearch } from './searches.ts';

/** An answer, and the moment it was read. */
export type Read<Answer> = Answer & {
  /** ISO instant. */
  readonly readAt: string;
};
export type Today = Read<RouteResponse<typeof showToday>>;
export type FoundItems = RouteResponse<typeof findAnything>['items'];
export type TicketList = RouteResponse<typeof listTickets>;
export type StaffList = RouteResponse<typeof listStaff>;
export type Settings = RouteResponse<typeof showSettings>;
export type LogRows = RouteResponse<typeof listLog>;

const addresses = () => import('../contract/addresses.gen.ts');

// Each is null while signed out, and where a second factor is needed first.

export function loadToday(me: object | null): Promise<Today | null> {
  return whileSignedIn(me, async () => ({
    ...(await call((await addresses()).showToday, {})),
    readAt: new Date().toISOString(),
  }));
}

/** @param text what is looked for; nothing is without one */
export function loadFound(me: object | null, text: string): Promise<FoundItems | null> {
  if (text === '') return Promise.resolve(null);
  return whileSignedIn(me, async () => {
    try {
      return (await call((await addresses()).findAnything, { query: { q: text } })).items;
    } catch (error) {
      // Too short, or too long, to find anything.
      if (error instanceof ApiError && error.problem.code === 'invalid-input') return [];
      throw error;
    }
  });
}

/** @param query the page of the timeline */
export function loadPerson(
  me: object | null,
  id: string,
  query: PageSearch,
): Promise<ConsolePerson | null> {
  return whileSignedIn(me, async () =>
    orNotFound(call((await addresses()).showPerson, { params: { id }, query })),
  );
}

export function loadListing(me: object | null, id: string): Promise<ConsoleListing | null> {
  return whileSignedIn(me, async () =>
    orNotFound(call((await addresses()).showListing, { params: { id } })),
  );
}

export function loadReservation(
  me: object | null,
  id: string,
): Promise<Read<ConsoleReservation> | null> {
  return whileSignedIn(me, async () => ({
    ...(await orNotFound(call((await addresses()).showReservation, { params: { id } }))),
    readAt: new Date().toISOString(),
  }));
}

export function loadTickets(me: object | null, params: UrlParams): Promise<TicketList | null> {
  const query = readSearch(ticketSearch, params);
  return whileSignedIn(me, async () =>
    orNotFound(call((await addresses()).listTickets, { query })),
  );
}

export function loadTicket(me: object | null, reference: string): Promise<Ticket | null> {
  return whileSignedIn(me, async () =>
    orNotFound(call((await addresses()).showTicket, { params: { reference } })),
  );
}

export function loadWork(me: object | null, params: UrlParams): Promise<Read<Work> | null> {
  const query = readSearch(workSearch, params);
  return whileSignedIn(me, async () => ({
    ...(await orNotFound(call((await addresses()).showWork, { query }))),
    readAt: new Date().toISOString(),
  }));
}

export function loadSettings(me: object | null): Promise<Settings | null> {
  return whileSignedIn(me, async () => call((await addresses()).showSettings, {}));
}

export function loadStaff(me: object | null): Promise<StaffList | null> {
  return whileSignedIn(me, async () => call((await addresses()).listStaff, {}));
}

export function loadLog(me: object | null, params: UrlParams): Promise<LogRows | null> {
  const query = readSearch(logSearch, params);
  return whileSignedIn(me, async () => orNotFound(call((await addresses()).listLog, { query })));
}
