import { Trans } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { ArrivalTimes } from '#market/booking/late.web.ts';
import { HouseRules } from '#market/page/late.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { StayDetails } from '../../contract.ts';

/** Check-in and check-out times, and the house rules. */
export function GoodToKnow({
  stay,
  startDate,
  endDate,
}: {
  stay: StayDetails;
  /** The dates of the stay; null while they aren't chosen. */
  startDate: DateText | null;
  endDate: DateText | null;
}) {
  return (
    <Section title={<Trans>Good to know</Trans>}>
      <ArrivalTimes listing={stay} startDate={startDate} endDate={endDate} />
      <HouseRules rules={stay.houseRules} />
    </Section>
  );
}
