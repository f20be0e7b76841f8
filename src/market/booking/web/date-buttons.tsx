import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { formatDay } from '#platform/i18n/days.ts';
import type { NightsRequest } from './nights-request.ts';

/** The days that are chosen; either leads to the calendar. */
export function DateButtons({
  request: { startDate, endDate },
  error,
  onChooseDates,
}: {
  request: NightsRequest;
  error: string | undefined;
  onChooseDates(): void;
}) {
  const errorId = useId();
  const described = error === undefined ? undefined : errorId;
  return (
    <div className="mb-4">
      <div
        className={`grid grid-cols-2 divide-x divide-line-strong rounded-xl border ${error === undefined ? 'border-line-strong' : 'border-danger'}`}
      >
        <DateButton
          label={<Trans>Arrival</Trans>}
          date={startDate}
          described={described}
          onPress={onChooseDates}
        />
        <DateButton
          label={<Trans>Departure</Trans>}
          date={endDate}
          described={described}
          onPress={onChooseDates}
        />
      </div>
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

function DateButton({
  label,
  date,
  described,
  onPress,
}: {
  label: ReactNode;
  date: string | null;
  described: string | undefined;
  onPress(): void;
}) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      onClick={onPress}
      aria-describedby={described}
      className="min-h-14 px-4 py-2 text-start hover:bg-sunken first:rounded-s-xl last:rounded-e-xl"
    >
      <span className="block text-sm text-soft">{label}</span>
      <span className="block font-semibold">
        {date === null ? <Trans>Add a date</Trans> : formatDay(date, i18n.locale, 'medium')}
      </span>
    </button>
  );
}
