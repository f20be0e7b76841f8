import { useLingui } from '@lingui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DateText } from '#domain/dates.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';

const CountedDays = lazyComponent(() => import('./counted-days.tsx'));

export interface StayDaysOfProps {
  /** Two letters; of an itinerant, which may pass through several, its `listingId` instead. */
  country?: string;
  listingId?: string;
  startDate: DateText | null;
  endDate: DateText | null;
  /** Names of several places whose days are the same; the countries' own days are then left out. */
  name?: string | undefined;
  /** Silent while the days are far from the limit. */
  onlyNear?: boolean;
}

/**
 * The effect of nights at a place on the user's days in the Schengen area and in each country,
 * before booking. For signed-in users, since it counts their trips; otherwise nothing is shown or
 * requested.
 */
export function StayDaysForDates({
  startDate,
  endDate,
  onlyNear = false,
  name,
  ...where
}: StayDaysOfProps) {
  const isDated = startDate !== null && endDate !== null && endDate >= startDate;
  const isReady = useReady(isDated);
  return isReady && isDated ? (
    <CountedDays trip={{ ...where, startDate, endDate }} onlyNear={onlyNear} name={name} />
  ) : null;
}

/** The total of all the user's trips: shown when near a limit, otherwise on request. */
export function StayDaysOfTrips() {
  return useReady(true) ? <CountedDays trip={null} onlyNear /> : null;
}

/** Whether the user is signed in, and the code of the count is loaded. */
function useReady(isWanted: boolean): boolean {
  const { me } = useRouteContext({ from: '__root__' });
  const { i18n } = useLingui();
  const [isFetched, setFetched] = useState(false);
  const isEnabled = isWanted && me !== null;

  useEffect(() => {
    if (!isEnabled) return;
    let isStale = false;
    Promise.all([CountedDays.preload(), loadTexts(i18n, ['travel'])]).then(
      () => {
        if (!isStale) setFetched(true);
      },
      () => {
        // A failure must not block the page.
      },
    );
    return () => {
      isStale = true;
    };
  }, [isEnabled, i18n]);

  return isEnabled && isFetched;
}
