import { Trans, useLingui } from '@lingui/react/macro';
import { co2PerMonth } from '#domain/trip-plan.ts';
import { Leaf } from '#platform/web/ui/icons.ts';
import type { FlightLeg } from '../../contract.ts';
import { formatKilograms } from './format-trip.ts';

/** What the flights weigh on the climate, a person, and on each month stayed: staying longer saves. */
export function Emissions({
  legs,
  nights,
}: {
  legs: readonly FlightLeg[];
  /** Null of one way. */
  nights: number | null;
}) {
  const { i18n } = useLingui();
  if (legs.length === 0) return null;
  const kg = legs.reduce((sum, leg) => sum + leg.co2Kg, 0);
  const each = formatKilograms(i18n, kg);
  const monthly = nights === null ? null : formatKilograms(i18n, co2PerMonth(kg, nights));
  return (
    <p className="flex items-start gap-3 text-sm">
      <Leaf aria-hidden="true" className="size-5 flex-none text-pine" />
      <span>
        <Trans>{each} of CO₂ a person</Trans>
        {monthly === null ? null : (
          <span className="block text-soft">
            <Trans>{monthly} for each month you stay; a longer stay makes it less</Trans>
          </span>
        )}
      </span>
    </p>
  );
}
