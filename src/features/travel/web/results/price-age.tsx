import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useReaderMoment } from '#platform/web/time/use-moment-format.ts';
import type { FlightAnswer } from '../../contract.ts';

/**
 * Until when offers hold, by the reader's clock; of an estimate, at whose prices nobody sells, the day
 * it is from. Nothing where there is no price.
 */
export function PriceAge({ answer }: { answer: FlightAnswer }) {
  const { i18n } = useLingui();
  const zone = useReaderZone();
  const moment = useReaderMoment();
  const { source, searchedAt, expiresAt } = answer;
  if (zone === null || expiresAt === null) return null;
  const searched = Temporal.Instant.from(searchedAt).toZonedDateTimeISO(zone);
  const estimatedOn = formatDay(searched.toPlainDate().toString(), i18n.locale, 'short');
  const end = moment(expiresAt, { zone });
  return (
    <span className="block text-sm text-soft">
      {source === 'estimate' ? (
        <Trans>Estimated on {estimatedOn}</Trans>
      ) : (
        <Trans>These prices hold until {end}.</Trans>
      )}
    </span>
  );
}
