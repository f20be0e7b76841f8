import { Trans, useLingui } from '@lingui/react/macro';
import type { ItinerantSearch } from '#domain/search/itinerant-search.ts';
import { AMOUNT_PATTERN } from '#domain/typed-number.ts';
import { ITINERANT_CATEGORIES, OCCUPANCIES, SCENERY_STYLES } from '#domain/vocabulary.ts';
import { OCCUPANCY_LABELS, SCENERY_STYLE_LABELS } from '#features/catalogues/late.web.ts';
import { ChoiceField } from '#market/search/late.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { ITINERANT_LINES } from '../data/categories.ts';

/** Category, style, occupancy and price. */
export function FilterFields({ search }: { search: ItinerantSearch }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <ChoiceField
        name="category"
        label={<Trans>Category</Trans>}
        value={search.category}
        none={t`Any category`}
        choices={ITINERANT_CATEGORIES.map((id) => ({
          id,
          label: i18n._(ITINERANT_LINES[id].label),
        }))}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <ChoiceField
          name="style"
          label={<Trans>Style</Trans>}
          value={search.style}
          none={t`Any style`}
          choices={SCENERY_STYLES.map((id) => ({ id, label: i18n._(SCENERY_STYLE_LABELS[id]) }))}
        />
        <ChoiceField
          name="occupancy"
          label={<Trans>Occupancy</Trans>}
          value={search.occupancy}
          none={t`Any of these`}
          choices={OCCUPANCIES.map((id) => ({ id, label: i18n._(OCCUPANCY_LABELS[id]) }))}
        />
      </div>
      <TextField
        name="price"
        autoComplete="off"
        inputMode="decimal"
        pattern={AMOUNT_PATTERN}
        title={t`Enter an amount such as 1200 or 45.50.`}
        label={<Trans>The most you'd pay, in dollars</Trans>}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>Per person, whole trip, like the prices on the cards.</Trans>
          ) : (
            <Trans>Per person, per night, like the prices on the cards.</Trans>
          )
        }
        defaultValue={search.price}
      />
    </>
  );
}
