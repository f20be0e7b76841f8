import type { RouteResponse } from '#platform/contract/route.ts';
import type { countCategories } from '../../contract.ts';

/** A category with the number of stays in it. */
export type CategoryCount = RouteResponse<typeof countCategories>['categories'][number];
