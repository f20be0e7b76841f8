import { TICKET_STATES, type TicketState } from '#domain/tickets.ts';
import { type PageSearch, readPageSearch, textIn } from '#platform/web/lists/page-search.ts';

type Search = Readonly<Record<string, unknown>>;

/** Filters of the messages to support, as their page's address has them. */
export interface TicketSearch extends PageSearch {
  readonly state?: TicketState;
  readonly owner?: 'me' | 'none';
}

export function readTicketSearch(search: Search): TicketSearch {
  const state = TICKET_STATES.find((each) => each === search.state);
  const owner = (['me', 'none'] as const).find((each) => each === search.owner);
  return {
    ...(state === undefined ? {} : { state }),
    ...(owner === undefined ? {} : { owner }),
    ...readPageSearch(search),
  };
}

const LOG_FILTERS = [
  'actor',
  'person',
  'area',
  'request',
  'from',
  'until',
  'before',
  'after',
] as const;
export type LogFilterName = (typeof LOG_FILTERS)[number];

/** Filters of the log, as its page's address has them. */
export type LogSearch = Partial<Record<LogFilterName, string>>;

export function readLogSearch(search: Search): LogSearch {
  return Object.fromEntries(
    LOG_FILTERS.flatMap((name) => {
      const text = textIn(search, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
