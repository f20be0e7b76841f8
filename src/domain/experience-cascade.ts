import { ARRANGEMENT_FEE, FEE_CATEGORIES } from './experience-pricing.ts';
import type { ExperienceCategory } from './vocabulary.ts';

/** The place of an experience, as far as its form has it. */
interface CascadingPlace {
  /** Two-letter code. */
  readonly value: string;
  readonly region: string;
  readonly city: string;
}

/** The fields of an experience's form that changes of other fields clear (spec 2 §4). */
export interface CascadingForm {
  readonly location: CascadingPlace | null;
  readonly category: ExperienceCategory | null;
  readonly style: string | null;
  readonly recommendationId: string | null;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly arrangements: readonly string[];
  readonly hostArrangements: readonly string[];
  readonly costArrangements: readonly string[];
  readonly amenity: readonly string[];
  readonly acknowledgedDisclaimers: readonly string[];
  /** Dollars; null for categories without a fee. */
  readonly arrangementFee: number | null;
}

type Cleared<Form extends CascadingForm> = Partial<
  Pick<
    Form,
    | 'style'
    | 'recommendationId'
    | 'title'
    | 'description'
    | 'address'
    | 'arrangements'
    | 'hostArrangements'
    | 'costArrangements'
    | 'amenity'
    | 'acknowledgedDisclaimers'
    | 'arrangementFee'
  >
>;

/**
 * The cleared parts of a place: another country clears region and city, another region the city
 * (spec 2 §4). Parts that the new place names itself stay.
 */
export function placeAfter<Place extends CascadingPlace>(
  before: CascadingPlace | null,
  wanted: Place,
): Place {
  if (before === null || before.value !== wanted.value) {
    // Named along with the country, as by a pin on the map.
    const isOld = before !== null && before.region === wanted.region && before.city === wanted.city;
    return isOld ? { ...wanted, region: '', city: '' } : wanted;
  }
  const isNewRegion = before.region !== wanted.region;
  return isNewRegion && before.city === wanted.city ? { ...wanted, city: '' } : wanted;
}

/**
 * The further fields that a change clears (spec 2 §4): the recommendation, the fields it filled in
 * and all arrangements, with another place, category or style; the style with another category;
 * amenities, which are the style's, and acknowledgements with either. Fields that the change itself
 * names keep its values.
 *
 * @param change some fields with their new values; one that is as before clears nothing
 * @returns the cleared fields with their empty values; none where nothing follows
 */
export function cascade<Form extends CascadingForm>(
  before: Form,
  change: Partial<Form>,
): Cleared<Form> {
  const isPlace = change.location !== undefined && !isSamePlace(before.location, change.location);
  const isCategory = change.category !== undefined && change.category !== before.category;
  const isStyle = change.style !== undefined && change.style !== before.style;
  if (!isPlace && !isCategory && !isStyle) return {};
  const cleared = {
    recommendationId: null,
    title: '',
    description: '',
    address: '',
    arrangements: [],
    hostArrangements: [],
    costArrangements: [],
    ...(isCategory ? { style: null, arrangementFee: defaultFeeFor(change.category ?? null) } : {}),
    ...(isCategory || isStyle ? { amenity: [], acknowledgedDisclaimers: [] } : {}),
  };
  const kept = Object.entries(cleared).filter(([name]) => !(name in change));
  return Object.fromEntries(kept) as Cleared<Form>;
}

/** Whether a change and its consequences clear a value that the user entered or chose. */
export function losesSomething<Form extends CascadingForm>(
  before: Form,
  cleared: Cleared<Form>,
): boolean {
  return Object.keys(cleared).some((name) => {
    if (name === 'arrangementFee') return false;
    const value: unknown = before[name as keyof Form];
    return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  });
}

function isSamePlace(one: CascadingPlace | null, other: CascadingPlace | null): boolean {
  if (one === null || other === null) return one === other;
  return one.value === other.value && one.region === other.region && one.city === other.city;
}

function defaultFeeFor(category: ExperienceCategory | null): number | null {
  return category !== null && FEE_CATEGORIES.includes(category) ? ARRANGEMENT_FEE.min : null;
}
