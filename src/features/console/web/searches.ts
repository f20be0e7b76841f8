import { TICKET_STATES, type TicketState } from '#domain/tickets.ts';
import { type PageSearch, readPageSearch, textIn } from '#platform/web/lists/page-search.ts';
import type { ParamsCodec } from '#platform/web/scope/url-search.ts';

type Search = Readonly<Record<string, unknown>>;

/** Filters of the messages to support, as their page's address has them. */
export interface TicketSearch extends PageSearch {
  readonly state?: TicketState;
  readonly owner?: 'me' | 'none';
}

export const ticketSearch: ParamsCodec<TicketSearch> = {
  parse(params) {
    const search: Search = { ...params };
    const state = TICKET_STATES.find((each) => each === search.state);
    const owner = (['me', 'none'] as const).find((each) => each === search.owner);
    return {
      ...(state === undefined ? {} : { state }),
      ...(owner === undefined ? {} : { owner }),
      ...readPageSearch(search),
    };
  },
};

const WORK_PAGES = ['failedAfter', 'failedBefore', 'unsentAfter', 'unsentBefore'] as const;

/** The pages of failed jobs and of mails, as the address has them. */
export type WorkSearch = Partial<Record<(typeof WORK_PAGES)[number], string>>;

export const workSearch: ParamsCodec<WorkSearch> = {
  parse: (params) => readTexts({ ...params }, WORK_PAGES),
};

function readTexts<Name extends string>(
  search: Search,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = textIn(search, name);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
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

export const logSearch: ParamsCodec<LogSearch> = {
  parse: (params) => readTexts({ ...params }, LOG_FILTERS),
};
