import { Trans, useLingui } from '@lingui/react/macro';
import { clockTime } from '#platform/i18n/clock-time.ts';
import { HostParagraph } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';

/** Time when doors open, directions, and the host's rules. */
export function GoodToKnow({ experience }: { experience: Omit<ExperienceDetails, 'policy'> }) {
  const { i18n } = useLingui();
  const { checkInTime, checkOutTime, locationDescription, rules } = experience;
  if (checkInTime === null && checkOutTime === null && locationDescription === '' && rules === '') {
    return null;
  }
  const opens = checkInTime === null ? null : clockTime(checkInTime, i18n.locale);
  const closes = checkOutTime === null ? null : clockTime(checkOutTime, i18n.locale);
  return (
    <Section title={<Trans>Good to know</Trans>}>
      <div className="grid max-w-prose gap-3">
        {opens === null ? null : (
          <p>
            <Trans>Doors open at {opens} local time.</Trans>
          </p>
        )}
        {closes === null ? null : (
          <p>
            <Trans>Everyone is out by {closes} local time.</Trans>
          </p>
        )}
        {locationDescription === '' ? null : (
          <HostParagraph className="">{locationDescription}</HostParagraph>
        )}
        {rules === '' ? null : <HostParagraph className="">{rules}</HostParagraph>}
      </div>
    </Section>
  );
}
