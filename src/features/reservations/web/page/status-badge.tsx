import { useLingui } from '@lingui/react';
import type { ReservationRow } from '../../contract.ts';
import { type StatusTone, statusTexts } from './status-texts.ts';

const TONES: Record<StatusTone, string> = {
  waits: 'bg-ember-tint text-ink',
  well: 'bg-pine-tint text-pine',
  over: 'bg-sunken text-soft',
};

/** The status of a reservation as a small label. */
export function StatusBadge({ reservation }: { reservation: ReservationRow }) {
  const { i18n } = useLingui();
  const { label, tone } = statusTexts(reservation);
  return (
    <span
      className={`inline-flex w-fit items-center rounded-pill px-3 py-1 font-semibold text-sm ${TONES[tone]}`}
    >
      {i18n._(label)}
    </span>
  );
}
