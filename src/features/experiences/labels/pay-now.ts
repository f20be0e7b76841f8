/** The arrangement by which a host pays their share at once (spec 2 §4); guests never pay it. */
export const PAY_NOW = 'pay-now';
