export {
  averageAgeChip,
  priceChip,
  residentsChip,
  verifiedHostChip,
  wifiChip,
} from './labels/filter-chips.ts';
export { GUEST_GROUP_LABELS } from './labels/guest-groups.ts';
export {
  CANCELLATION_POLICY_LABELS,
  OCCUPANCY_LABELS,
  SCENERY_STYLE_LABELS,
} from './labels/homes.ts';
export {
  discountLabel,
  PRICE_LINE_LABELS,
  PRICE_SPAN_LABELS,
  PRICING_FIELD_LABELS,
} from './labels/prices.ts';
export { PRICING_DURATION_LABELS } from './labels/pricing-durations.ts';
export { SEASON_WORDS } from './labels/season-words.ts';
