import { describe, expect, it } from 'vitest';
import { MAX_AWAITING_LISTINGS, messageVerdict, newListingVerdict } from './confirmed-address.ts';

describe('without a confirmed address', () => {
  it('nothing is written to others, and the first listing waits', () => {
    expect(messageVerdict({ emailVerified: false })).toBe('email-unconfirmed');
    const verdict = (awaiting: number) => newListingVerdict({ emailVerified: false }, awaiting);
    expect(verdict(MAX_AWAITING_LISTINGS - 1)).toBe('awaits-confirmation');
    expect(verdict(MAX_AWAITING_LISTINGS)).toBe('email-unconfirmed');
  });

  it('is what others never are', () => {
    expect(messageVerdict({ emailVerified: true })).toBe('ok');
    expect(newListingVerdict({ emailVerified: true }, 99)).toBe('listed');
  });
});
