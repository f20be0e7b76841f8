import type { FeatureFactory } from './feature.ts';

/** Every feature of the product, lower ones first. */
export const FEATURES: readonly FeatureFactory[] = [];
