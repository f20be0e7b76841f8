import { Trans, useLingui } from '@lingui/react/macro';
import { co2PerMonth } from '#domain/trip-plan.ts';
import { Leaf } from '#platform/web/ui/icons.ts';
import type { FlightLeg } from '../../contract.ts';
import { formatKilograms } from './format-trip.ts';

/** What the flights weigh on the climate, a person, and for stays of months on each of them. */
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
  const perMonth = nights === null ? null : co2PerMonth(kg, nights);
  return (
    <p className="flex items-start gap-3 text-sm">
      <Leaf aria-hidden="true" className="size-5 flex-none text-pine" />
      <span>
        <Trans>{each} of CO₂ a person</Trans>
        {perMonth === null ? null : <PerMonth kilograms={formatKilograms(i18n, perMonth)} />}
      </span>
    </p>
  );
}

function PerMonth({ kilograms }: { kilograms: string }) {
  return (
    <span className="block text-soft">
      <Trans>{kilograms} per month; the longer you stay, the less</Trans>
    </span>
  );
}
