import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { COMPARED_DAYS } from '#domain/comparable-prices.ts';
import { formatMoney } from '#domain/money.ts';
import { call } from '#platform/web/api/client.ts';
import { comparePrices } from '../../../contract/addresses.gen.ts';
import type { PriceComparison } from '../../../contract.ts';
import type { HostingValues } from '../stay-form.ts';

/** Prices of similar homes nearby, beside one's own; nothing where too few compare. */
export function ComparablePrices({ values }: { values: HostingValues }) {
  const { i18n } = useLingui();
  const comparison = useComparison(values);
  if (comparison === null) return null;
  const { homes, withinKm, takenPercent } = comparison;
  const money = (cents: number) => formatMoney(cents, i18n.locale, { cents: 'none' });
  const [lower, median, upper] = [comparison.lower, comparison.median, comparison.upper].map(money);
  const taken = i18n.number((takenPercent ?? 0) / 100, { style: 'percent' });
  return (
    <section aria-live="polite" className="grid gap-1 rounded-xl bg-sunken px-4 py-3 text-sm">
      <h3 className="font-semibold text-base">
        <Trans>Similar homes nearby</Trans>
      </h3>
      <p>
        <Trans>
          Half of them charge between {lower} and {upper} a night; the median is {median}.
        </Trans>
      </p>
      {takenPercent === null ? null : (
        <p>
          <Trans>
            In the last {COMPARED_DAYS} days, guests stayed {taken} of their nights.
          </Trans>
        </p>
      )}
      <p className="text-soft">
        <Trans>
          Based on <Plural value={homes} one="# home" other="# homes" /> of other hosts within{' '}
          {withinKm} km, of the same property type and with about as many rooms. Your price is up to
          you.
        </Trans>
      </p>
    </section>
  );
}

/** The comparison for a home's place, property type and rooms; null while there is none. */
function useComparison({
  location,
  occupancy,
  roomCount,
}: Pick<HostingValues, 'location' | 'occupancy' | 'roomCount'>): PriceComparison | null {
  const [found, setFound] = useState<PriceComparison | null>(null);
  const [latitude, longitude] = location?.latlng ?? [null, null];

  useEffect(() => {
    if (latitude === null || longitude === null) return;
    const asking = new AbortController();
    const query = {
      latitude: latitude.toFixed(3),
      longitude: longitude.toFixed(3),
      occupancy,
      roomCount: String(roomCount),
    };
    // No person waits for it: where the session has ended, the form asks for a login when it is saved.
    call(comparePrices, { query }, { signal: asking.signal, background: true }).then(
      ({ comparison }) => setFound(comparison),
      // A price is set without it.
      () => {
        if (!asking.signal.aborted) setFound(null);
      },
    );
    return () => asking.abort();
  }, [latitude, longitude, occupancy, roomCount]);

  return found;
}
