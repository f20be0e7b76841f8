import { quantize } from 'topojson-client';
import type { Topology } from 'topojson-specification';

/**
 * Steps of the grid that coasts are rounded to, over the whole world: 2 km, finer than the map's
 * own generalisation at 1:50 million.
 */
const COAST_STEPS = 2e4;
const BORDER_STEPS = 1e4;
