import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OfferRules } from '#domain/offer-rules.ts';
import { weekdayNames } from '#market/calendar/index.web.ts';
import { listFormat } from '#platform/i18n/formats.ts';

/** The host's rules for reserving, besides the minimum of nights, as sentences. */
export function OfferRulesText({ rules }: { rules: OfferRules }) {
  const { i18n } = useLingui();
  const { noticeDays, daysBetween, maxNights, daysAhead, noArrivalOn } = rules;
  const names = weekdayNames(i18n.locale, 1);
  const weekdays = listFormat(i18n.locale, { type: 'conjunction' }).format(
    noArrivalOn.map((day) => names[day - 1]?.long ?? ''),
  );
  return (
    <>
      {maxNights === null ? null : (
        <span className="block">
          <Plural
            value={maxNights}
            one="The maximum stay is # night."
            other="The maximum stay is # nights."
          />
        </span>
      )}
      {noticeDays === 0 ? null : (
        <span className="block">
          <Plural
            value={noticeDays}
            one="Reserve at least # day before you arrive."
            other="Reserve at least # days before you arrive."
          />
        </span>
      )}
      {daysBetween === 0 ? null : (
        <span className="block">
          <Plural
            value={daysBetween}
            one="# day stays free between two stays."
            other="# days stay free between two stays."
          />
        </span>
      )}
      {daysAhead === null ? null : (
        <span className="block">
          <Plural
            value={daysAhead}
            one="Open for the next # day."
            other="Open for the next # days."
          />
        </span>
      )}
      {noArrivalOn.length === 0 ? null : (
        <span className="block">
          <Trans>No arrivals on: {weekdays}.</Trans>
        </span>
      )}
    </>
  );
}
