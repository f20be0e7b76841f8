import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { ShownCase } from '../../../contract.ts';
import type { Reading } from '../reading.ts';

/** The speeds that decide about the guarantee: promised, each measurement, and other guests'. */
export function GuaranteeFigures({
  guarantee,
  reading,
}: {
  guarantee: NonNullable<ShownCase['guarantee']>;
  reading: Reading;
}) {
  const { t } = useLingui();
  const { promisedMbps, measured, medianMbps, others } = guarantee;
  return (
    <table aria-label={t`Measured wifi`} className="w-full max-w-md border-collapse text-start">
      <tbody>
        <Row label={<Trans>Promised when it was booked</Trans>} mbps={promisedMbps} />
        {measured.map(({ at, mbps }) => (
          <Row
            key={at}
            label={
              <Trans>
                Measured <ReaderMoment at={at} {...reading.clock} day="brief" isNamed={false} />
              </Trans>
            }
            mbps={mbps}
          />
        ))}
        <Row label={<Trans>Median of these</Trans>} mbps={medianMbps} isStrong />
        {others === null ? null : (
          <Row
            label={
              <Plural
                value={others.guests}
                one="# other guest within 90 days"
                other="# other guests within 90 days, median"
              />
            }
            mbps={others.medianMbps}
          />
        )}
      </tbody>
    </table>
  );
}

function Row({
  label,
  mbps,
  isStrong = false,
}: {
  label: ReactNode;
  mbps: number;
  isStrong?: boolean;
}) {
  const { i18n } = useLingui();
  const speed = i18n.number(mbps);
  return (
    <tr
      className={`border-line border-b last:border-b-0 ${isStrong ? 'font-semibold' : 'font-normal'}`}
    >
      <th scope="row" className={`py-2 pe-4 text-start ${isStrong ? '' : 'font-normal'}`}>
        {label}
      </th>
      <td translate="no" className="whitespace-nowrap py-2 text-end tabular-nums">
        <Trans>{speed} Mbps</Trans>
      </td>
    </tr>
  );
}
