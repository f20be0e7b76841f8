// What the first load of a page brings; all other labels come later, by `late.web.ts`.
export { PRICING_DURATION_LABELS } from './labels/pricing-durations.ts';
