import type { ReservationPage } from '../../contract.ts';

/** Units it holds of each night: a whole home is one, however many rooms it has. */
export function unitsOf({ quote }: Pick<ReservationPage, 'quote'>): number {
  const nights = quote.lines.find(({ kind }) => kind === 'nights');
  return Math.max(1, Math.round((nights?.quantity ?? quote.nights) / quote.nights));
}
