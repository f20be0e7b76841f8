import type { Movement, MovementPage, MovementRequest } from './movements.ts';

/** Movements of a page, as many as a provider lists at once. */
const PAGE = 100;
/** Divides the two parts of a cursor; neither contains it. */
const DIVIDER = ' ';

/** The rows of a page: those after a row, one more than fit on it. */
export interface RowRange {
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** Time and id of the last row before them; null for the first page. */
  readonly after: { readonly createdAt: string; readonly id: string } | null;
  readonly limit: number;
}

/** The rows that a request is for. */
export function toRange({ from, to, after }: MovementRequest): RowRange {
  const [createdAt = '', id = ''] = after?.split(DIVIDER) ?? [];
  return { from, to, after: after === null ? null : { createdAt, id }, limit: PAGE + 1 };
}

/** A page of the rows of a range. */
export function toPage<
  Row extends {
    readonly id: string;
    readonly amount: number;
    readonly createdAt: Temporal.Instant;
  },
>(rows: readonly Row[], name: (row: Row) => Pick<Movement, 'reference' | 'ownId'>): MovementPage {
  const shown = rows.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    movements: shown.map((row) => ({ ...name(row), amount: row.amount, at: row.createdAt })),
    next: rows.length > PAGE && last !== undefined ? `${last.createdAt}${DIVIDER}${last.id}` : null,
  };
}
