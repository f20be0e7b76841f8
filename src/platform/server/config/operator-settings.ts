import { type Setting, text } from './setting-schemas.ts';

/** Who runs this product, as receipts name them. */
export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: {
    group: 'Receipts',
    about: 'The registered name of whoever runs this product, printed on receipts.',
    allowed: 'any text',
    fallback: "the product's name",
    schema: text,
  },
  OPERATOR_ADDRESS: {
    group: 'Receipts',
    about: 'Their postal address in one line, printed on receipts. Without it, none is.',
    allowed: 'any text',
    schema: text,
  },
  OPERATOR_TAX_ID: {
    group: 'Receipts',
    about: 'Their tax number, printed on receipts. Without it, none is.',
    allowed: 'any text',
    schema: text,
  },
} as const satisfies Record<string, Setting>;
