import { Trans } from '@lingui/react/macro';
import type { ShownBoarding } from '#market/booking/contract.ts';
import { Day } from '#platform/web/time/day.tsx';

/** Where and on which days a guest boards and disembarks; nothing for a listing in one place. */
export function BoardingLines({
  nights: { boarding, startDate, endDate },
}: {
  nights: {
    readonly boarding?: ShownBoarding | null | undefined;
    readonly startDate: string;
    readonly endDate: string;
  };
}) {
  if (boarding === null || boarding === undefined) return null;
  const boardIn = boarding.arrival.city;
  const leaveIn = boarding.leaving.city;
  return (
    <>
      <span className="block">
        <Trans>
          Board in {boardIn}, <Day date={startDate} />
        </Trans>
      </span>
      <span className="block">
        <Trans>
          Leave in {leaveIn}, <Day date={endDate} />
        </Trans>
      </span>
    </>
  );
}
