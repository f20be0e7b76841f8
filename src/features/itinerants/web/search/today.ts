import type { DateText } from '#domain/dates.ts';
import { createScope } from '#platform/web/scope/create-scope.ts';

/** The day that the page of itinerants was made on. */
export const { ScopeProvider: TodayProvider, useScope: useToday } =
  createScope<DateText>('the page of itinerants');
