// Prices and refunds in the reader's language; fetched with the pages and dialogs that show them.
export { PriceLines } from './web/price/price-lines.tsx';
export { type RefundStep, stepAt } from './web/price/refund-steps.ts';
export { RefundTimeline } from './web/price/refund-timeline.tsx';
export { ZoneNote } from './web/price/zone-note.tsx';
