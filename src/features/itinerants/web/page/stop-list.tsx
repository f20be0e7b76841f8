import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { nightsBetween } from '#domain/dates.ts';
import { dayRangeWords } from '#platform/i18n/days.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { PageStop } from '../../contract.ts';

/** Where it is when, stop by stop in the order of the dates. */
export function StopList({ stops }: { stops: readonly PageStop[] }) {
  const { i18n, t } = useLingui();
  if (stops.length === 0) return null;
  return (
    <Section title={<Trans>The way</Trans>}>
      <ol className="grid">
        {stops.map(({ place, startDate, endDate }, at) => (
          <li key={startDate} className="group flex gap-4">
            <span aria-hidden="true" className="flex flex-col items-center">
              <span className="grid size-8 flex-none place-items-center rounded-pill bg-ember-tint font-semibold text-ember">
                {i18n.number(at + 1)}
              </span>
              <span className="w-px flex-1 bg-line-strong group-last:hidden" />
            </span>
            <p className="pb-6 group-last:pb-0">
              <strong className="block font-semibold">
                {t`${place.city}, ${place.countryName}`}
              </strong>
              <span className="text-soft">
                {dayRangeWords(startDate, endDate, i18n.locale, 'short')}
                {' · '}
                <Plural value={nightsBetween(startDate, endDate)} one="# night" other="# nights" />
              </span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
