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
  readonly before?: string;
}

export function readTicketSearch(search: Search): TicketSearch {
  const state = TICKET_STATES.find((each) => each === search.state);
  const owner = (['me', 'none'] as const).find((each) => each === search.owner);
  const after = textIn(search, 'after');
  const before = textIn(search, 'before');
  return {
    ...(state === undefined ? {} : { state }),
    ...(owner === undefined ? {} : { owner }),
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
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

/** The page of a person's timeline, as the address has it. */
export interface TimelineSearch {
  readonly before?: string;
  readonly after?: string;
}

export function readTimelineSearch(search: Search): TimelineSearch {
  const before = textIn(search, 'before');
  const after = textIn(search, 'after');
  return {
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

export function readLogSearch(search: Search): LogSearch {
  return Object.fromEntries(
    LOG_FILTERS.flatMap((name) => {
      const text = textIn(search, name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}
