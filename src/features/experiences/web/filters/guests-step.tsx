import { Trans, useLingui } from '@lingui/react/macro';
import { SECTION_COUNT } from '#domain/search/section-search.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import { useFilters } from './filter-form.ts';

/** Number of guests: one session has to have seats for all of them. */
export function GuestsStep() {
  const { i18n } = useLingui();
  const { values, change } = useFilters();
  return (
    <Slider
      label={<Trans>Guests</Trans>}
      min={SECTION_COUNT.min}
      max={SECTION_COUNT.max}
      value={values.guestCount}
      format={(guests) => i18n.number(guests)}
      onChange={(guestCount) => change({ guestCount })}
      hint={<Trans>We'll show sessions that have seats for all of you.</Trans>}
    />
  );
}
