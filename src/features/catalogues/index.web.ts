// Labels needed by a page's first load; all others load later, by `late.web.ts`.
export { PRICING_DURATION_LABELS } from './labels/pricing-durations.ts';
