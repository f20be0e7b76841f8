import { describe, expect, it } from 'vitest';
import { sectionForPath } from './sections.ts';

describe('the section is derived from the path (spec 1 §2.1)', () => {
  it.each([
    ['/', 'homes'],
    ['/itinerants', 'itinerants'],
    ['/itinerants/', 'itinerants'],
    ['/experiences', 'experiences'],
    ['/travel', 'travel'],
    ['/community', 'homes'],
    ['/listings', 'homes'],
    ['/trips', 'homes'],
    ['/travellers', 'homes'],
    ['/constructor', 'homes'],
    ['', 'homes'],
  ])('%s is %s', (path, section) => {
    expect(sectionForPath(path)).toBe(section);
  });
});
