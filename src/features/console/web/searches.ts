import { TICKET_STATES, type TicketState } from '#domain/tickets.ts';

type Search = Readonly<Record<string, unknown>>;

/** A text of an address; undefined for anything else. */
function textIn(search: Search, name: string): string | undefined {
  const value = search[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Filters of the messages to support, as their page's address has them. */
export interface TicketSearch {
  readonly state?: TicketState;
  readonly owner?: 'me' | 'none';
  readonly after?: string;
}

export function readTicketSearch(search: Search): TicketSearch {
  const state = TICKET_STATES.find((each) => each === search.state);
  const owner = (['me', 'none'] as const).find((each) => each === search.owner);
  const after = textIn(search, 'after');
  return {
    ...(state === undefined ? {} : { state }),
    ...(owner === undefined ? {} : { owner }),
    ...(after === undefined ? {} : { after }),
  };
}

const LOG_FILTERS = ['actor', 'person', 'area', 'request', 'from', 'until', 'before'] as const;
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
