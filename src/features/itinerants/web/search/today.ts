import type { DateText } from '#domain/dates.ts';
import { createScope } from '#platform/web/scope/create-scope.ts';

/** The date for which cards of itinerants are made; their parent provides it. */
export const { ScopeProvider: TodayProvider, useScope: useToday } =
  createScope<DateText>('a list of itinerants');
