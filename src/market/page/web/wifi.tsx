import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dateFormat } from '#platform/i18n/formats.ts';
import { HardDriveUpload, Video, Wifi as WifiIcon } from '#platform/web/ui/icons.ts';
import type { MeasuredWifi } from '../contract.ts';

/** More concurrent calls than any house needs. */
const MANY_CALLS = 50;

/**
 * The speed of a home's wifi, its source, and its uses.
 *
 * @param measured the guests' measurements; without them it is the host's figure
 */
export function Wifi({ mbps, measured }: { mbps: number; measured: MeasuredWifi | null }) {
  const { i18n } = useLingui();
  const { calls, gigabyte } = wifiUses(mbps);
  const speed = i18n.number(mbps);
  const time = i18n.number(gigabyte.amount, {
    style: 'unit',
    unit: gigabyte.unit,
    unitDisplay: 'long',
  });
  return (
    <ul className="grid gap-3">
      <li className="flex items-center gap-3">
        <WifiIcon aria-hidden="true" className="size-5 flex-none text-pine" />
        <p>
          <strong className="block font-display font-semibold text-lg text-pine">
            <Trans>{speed} Mbps</Trans>
          </strong>
          <span className="text-soft text-sm">
            {measured === null ? <Trans>The host's own figure</Trans> : <By measured={measured} />}
          </span>
        </p>
      </li>
      <li className="flex items-center gap-3">
        <Video aria-hidden="true" className="size-5 flex-none text-soft" />
        <span>
          {calls === 0 ? (
            <Trans>Enough for email and voice calls; expect grainy video.</Trans>
          ) : calls > MANY_CALLS ? (
            <Trans>More HD video calls at once than there are people in the house.</Trans>
          ) : (
            <Plural
              value={calls}
              one="Enough for one HD video call at a time."
              other="Enough for # HD video calls at the same time."
            />
          )}
        </span>
      </li>
      <li className="flex items-center gap-3">
        <HardDriveUpload aria-hidden="true" className="size-5 flex-none text-soft" />
        <span>
          <Trans>A 1 GB file takes about {time} at full speed.</Trans>
        </span>
      </li>
    </ul>
  );
}

/** Number of guests who measured it, and the host's figure. */
function By({ measured: { guests, lastOn, hostMbps } }: { measured: MeasuredWifi }) {
  const { i18n } = useLingui();
  const day = dateFormat(i18n.locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    Date.parse(lastOn),
  );
  const stated = hostMbps === null ? null : i18n.number(hostMbps);
  return (
    <>
      <Plural
        value={guests}
        one={`Measured by # guest on ${day}`}
        other={`Measured by # guests, last on ${day}`}
      />
      {stated === null ? null : (
        <>
          <span>{' · '}</span>
          <Trans>the host says {stated}</Trans>
        </>
      )}
    </>
  );
}

/** Megabits per second of an HD video call in each direction. */
const HD_CALL_MBPS = 4;
/** Megabits per gigabyte. */
const GIGABYTE_MEGABITS = 8000;

/** Uses of a connection of `mbps`. */
interface WifiUses {
  /** Concurrent video calls in HD, 0 for a connection too slow for one. */
  readonly calls: number;
  /** Duration of downloading a gigabyte. */
  readonly gigabyte: { readonly amount: number; readonly unit: 'second' | 'minute' };
}

/**
 * Uses of a speed, by plain division.
 *
 * @param mbps above 0
 */
export function wifiUses(mbps: number): WifiUses {
  const seconds = Math.ceil(GIGABYTE_MEGABITS / mbps);
  return {
    calls: Math.floor(mbps / HD_CALL_MBPS),
    gigabyte:
      seconds < 90
        ? { amount: seconds, unit: 'second' }
        : { amount: Math.round(seconds / 60), unit: 'minute' },
  };
}
