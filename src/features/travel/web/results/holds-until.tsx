import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '#platform/i18n/days.ts';
import { formatTime } from '#platform/i18n/moments.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';

/** Until when prices hold, by the reader's clock; with the day where it isn't today any more. */
export function HoldsUntil({ instant }: { instant: string }) {
  const { i18n } = useLingui();
  const zone = useReaderZone();
  if (zone === null) return null;
  const end = Temporal.Instant.from(instant);
  const time = formatTime(end, zone, i18n.locale);
  const date = end.toZonedDateTimeISO(zone).toPlainDate();
  const day = formatDay(date.toString(), i18n.locale, 'short');
  return (
    <span className="block text-sm text-soft">
      {date.equals(Temporal.Now.plainDateISO(zone)) ? (
        <Trans>These prices hold until {time}.</Trans>
      ) : (
        <Trans>
          These prices hold until {day}, {time}.
        </Trans>
      )}
    </span>
  );
}
