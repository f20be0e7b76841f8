export { CANCELLATION_POLICY_LABELS } from './labels/cancellation-policies.ts';
export { averageAgeChip, priceChip, residentsChip, wifiChip } from './labels/filter-chips.ts';
export { GUEST_GROUP_LABELS } from './labels/guest-groups.ts';
export { OCCUPANCY_LABELS } from './labels/occupancies.ts';
export { PRICE_LINE_LABELS } from './labels/price-lines.ts';
export { PRICE_SPAN_LABELS } from './labels/price-spans.ts';
export { PRICING_DURATION_LABELS } from './labels/pricing-durations.ts';
export { discountLabel, PRICING_FIELD_LABELS } from './labels/pricing-fields.ts';
export { SCENERY_STYLE_LABELS } from './labels/scenery-styles.ts';
