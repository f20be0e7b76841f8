import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LocalSeason } from '#domain/local-season.ts';

/** The usual weather. It is derived from latitude and month only, so no degrees are given. */
export const SEASON_WORDS: Readonly<Record<LocalSeason, MessageDescriptor>> = {
  'humid-all-year': msg`usually hot and humid`,
  'rainy-season': msg`usually warm, in the rainy season`,
  'dry-season': msg`usually warm, in the dry season`,
  'mild-winter': msg`usually a mild winter`,
  'warm-spring': msg`usually a warm spring`,
  'hot-summer': msg`usually a hot summer`,
  'warm-autumn': msg`usually a warm autumn`,
  'cold-winter': msg`usually a cold winter`,
  'mild-spring': msg`usually a mild spring`,
  'warm-summer': msg`usually a warm summer`,
  'mild-autumn': msg`usually a mild autumn`,
  'long-winter': msg`usually a freezing winter with short days`,
  'cold-between': msg`usually cold`,
  'light-summer': msg`usually a cool summer with long days`,
};
