import { useLingui } from '@lingui/react/macro';
import { ExtraGroups } from '#market/search/late.web.ts';
import type { ExperienceChoices } from '../../contract.ts';
import { useFilterScope, useFilters } from './filter-form.ts';
import type { FilterValues } from './filter-values.ts';

/**
 * Amenities, those of the chosen style or category, otherwise all; results have all the chosen
 * ones.
 */
export function AmenityStep() {
  const { t } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  return (
    <ExtraGroups
      groups={
        choices && [
          {
            id: 'amenities',
            label: t`Amenities`,
            extras: offeredAmenities(choices, values).map((amenity) => ({ ...amenity, hue: null })),
            chosen: values.amenity,
            counts: undefined,
            onChange: (amenity) => change({ amenity }),
          },
        ]
      }
      searchLabel={t`Search amenities`}
      placeholder={t`Shower, mats, wifi…`}
    />
  );
}

/**
 * The amenities that experiences of the chosen style or category may have, and those chosen before.
 */
function offeredAmenities(
  { styles, amenities }: ExperienceChoices,
  { category, style, amenity: chosen }: FilterValues,
) {
  const meant = styles.filter(
    ({ id, category: of }) =>
      (style === null || id === style) && (category === null || of === category),
  );
  const offered = new Set([...meant.flatMap((each) => each.amenities), ...chosen]);
  return amenities.filter(({ id }) => offered.has(id));
}
