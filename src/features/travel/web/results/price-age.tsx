import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { formatTime } from '#platform/i18n/moments.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import type { FlightAnswer } from '../../contract.ts';

/**
 * Until when offers hold, by the reader's clock; of an estimate, at whose prices nobody sells, the day
 * it is from. Nothing where there is no price.
 */
export function PriceAge({ answer }: { answer: FlightAnswer }) {
  const { i18n } = useLingui();
  const zone = useReaderZone();
  const { source, searchedAt, expiresAt } = answer;
  if (zone === null || expiresAt === null) return null;
  const dayOf = (moment: Temporal.ZonedDateTime) =>
    formatDay(moment.toPlainDate().toString(), i18n.locale, 'short');
  const end = Temporal.Instant.from(expiresAt).toZonedDateTimeISO(zone);
  const time = formatTime(end.toInstant(), zone, i18n.locale);
  const day = dayOf(end);
  const estimatedOn = dayOf(Temporal.Instant.from(searchedAt).toZonedDateTimeISO(zone));
  return (
    <span className="block text-sm text-soft">
      {source === 'estimate' ? (
        <Trans>Estimated on {estimatedOn}</Trans>
      ) : end.toPlainDate().equals(Temporal.Now.plainDateISO(zone)) ? (
        <Trans>These prices hold until {time}.</Trans>
      ) : (
        <Trans>
          These prices hold until {day}, {time}.
        </Trans>
      )}
    </span>
  );
}
