import { OPEN_STATUSES } from '#domain/lifecycles.ts';
import { GoLine } from '#market/booking/index.web.ts';
import type { ReservationRow } from '../../contract.ts';

/** How the journey of a reservation stands that needs a number of people to go. */
export function GoInLine({
  reservation: { go, status },
}: {
  reservation: Pick<ReservationRow, 'go' | 'status'>;
}) {
  if (go === undefined || (go.status !== 'off' && !OPEN_STATUSES.includes(status))) return null;
  return (
    <span className="block font-semibold">
      <GoLine go={go} />
    </span>
  );
}
