import { describe, expect, test } from 'vitest';
import { MAX_SENT_PICTURES, verdictOnPictures } from './message-pictures.ts';

describe('pictures of a message', () => {
  test.each([
    ['none, before contact details are shared', 0, 0, false, 'ok'],
    ['none, though many were sent', 0, MAX_SENT_PICTURES, true, 'ok'],
    ['one before contact details are shared', 1, 0, false, 'pictures-not-yet'],
    ['one once they are', 1, 0, true, 'ok'],
    ['the last ones of a day', 4, MAX_SENT_PICTURES - 4, true, 'ok'],
    ['one more than those', 4, MAX_SENT_PICTURES - 3, true, 'rate-limited'],
  ] as const)('%s', (_, count, sentLately, isShared, verdict) => {
    expect(verdictOnPictures({ count, sentLately, isShared })).toBe(verdict);
  });
});
