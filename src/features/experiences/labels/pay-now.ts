/** The arrangement that makes a host pay their share at once (spec 2 §4); no guest pays it. */
export const PAY_NOW = 'pay-now';
