import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { HardDriveUpload, Video, Wifi as WifiIcon } from '#platform/web/ui/icons.ts';
import { wifiUses } from './wifi-uses.ts';

/** More calls at once than any house holds. */
const MANY_CALLS = 50;

/** The speed of a home's wifi and what it is good for. */
export function Wifi({ mbps }: { mbps: number }) {
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
        <strong className="font-display font-semibold text-lg text-pine">
          <Trans>{speed} Mbps</Trans>
        </strong>
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
