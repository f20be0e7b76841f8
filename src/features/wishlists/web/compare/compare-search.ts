import { isDateText } from '#domain/dates.ts';
import { readLine } from '#domain/search/query-values.ts';

/** The parameters of the page that compares listings, as they are in its address. */
export interface CompareSearch {
  /** Ids with commas between them. */
  readonly listings: string;
  readonly startDate?: string;
  readonly endDate?: string;
  /** 1 to 99; one guest where it is missing. */
  readonly guestCount?: string;
}

const MAX_LETTERS = 200;

/** Reads the parameters of an address; dates that aren't two in order are left out. */
function parse(params: object): CompareSearch {
  const text = (name: string) => readLine(params, name, MAX_LETTERS);
  const [startDate, endDate, guestCount] = [text('startDate'), text('endDate'), text('guestCount')];
  const hasDates = isDateText(startDate) && isDateText(endDate) && startDate < endDate;
  return {
    listings: text('listings') ?? '',
    ...(hasDates ? { startDate, endDate } : {}),
    ...(guestCount !== undefined && /^[1-9]\d?$/.test(guestCount) ? { guestCount } : {}),
  };
}

export const compareSearch = { parse };
