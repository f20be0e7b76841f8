import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { addDays, isDateText, nightsBetween, todayIn } from '#domain/dates.ts';
import { DEFAULT_NIGHTS } from '#domain/search/stay-dates.ts';
import type { StaySearch } from '#domain/search/stay-search.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { FIELD_BOX, FIELD_LABEL } from '#platform/web/ui/field-box.ts';

/** It is today somewhere until it is over here; used before the reader's own zone is known. */
const LAST_ZONE = 'Etc/GMT+12';

/** Arrival and departure, never in the past and never the wrong way round. */
export function DateFields({ search }: { search: StaySearch }) {
  const id = useId();
  const exact = search.dates?.mode === 'exact' ? search.dates : null;
  const [start, setStart] = useState(exact?.startDate ?? '');
  const [end, setEnd] = useState(exact?.endDate ?? '');
  const [now] = useState(() => Temporal.Now.instant());
  const today = todayIn(now, useReaderZone() ?? LAST_ZONE);

  function changeStart(next: string) {
    setStart(next);
    if (!isDateText(next) || (isDateText(end) && end > next)) return;
    // The stay keeps its length as it moves.
    const nights =
      isDateText(start) && isDateText(end) ? nightsBetween(start, end) : DEFAULT_NIGHTS;
    setEnd(addDays(next, Math.max(1, nights)));
  }

  return (
    <>
      <div>
        <label htmlFor={`${id}-start`} className={FIELD_LABEL}>
          <Trans>Arrival</Trans>
        </label>
        <input
          id={`${id}-start`}
          type="date"
          name="startDate"
          min={today}
          max="2199-12-31"
          value={start}
          required={end !== ''}
          onChange={({ target }) => changeStart(target.value)}
          suppressHydrationWarning
          className={FIELD_BOX}
        />
      </div>
      <div>
        <label htmlFor={`${id}-end`} className={FIELD_LABEL}>
          <Trans>Departure</Trans>
        </label>
        <input
          id={`${id}-end`}
          type="date"
          name="endDate"
          min={isDateText(start) ? addDays(start, 1) : today}
          max="2199-12-31"
          value={end}
          required={start !== ''}
          onChange={({ target }) => setEnd(target.value)}
          suppressHydrationWarning
          className={FIELD_BOX}
        />
      </div>
    </>
  );
}
