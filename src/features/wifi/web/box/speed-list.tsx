import { Trans, useLingui } from '@lingui/react/macro';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { StayWifi } from '../../contract.ts';

/** What a guest shared, a line a day. */
export function SpeedList({ speeds }: { speeds: StayWifi['speeds'] }) {
  const { t, i18n } = useLingui();
  if (speeds.length === 0) return null;
  const format = dateFormat(i18n.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <ul aria-label={t`Speeds you shared`} className="grid gap-1">
      {speeds.map(({ day, mbps, method }) => {
        const date = format.format(Date.parse(day));
        const speed = i18n.number(mbps);
        return (
          <li key={day}>
            <strong className="font-semibold tabular-nums">
              <Trans>{speed} Mbps</Trans>
            </strong>{' '}
            <span className="text-soft">
              {method === 'test' ? (
                <Trans>measured on {date}</Trans>
              ) : (
                <Trans>from your own test on {date}</Trans>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
