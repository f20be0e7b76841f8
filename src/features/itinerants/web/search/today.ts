import type { DateText } from '#domain/dates.ts';
import { createScope } from '#platform/web/scope/create-scope.ts';

/** The day on which cards of itinerants are made: whoever shows one says it. */
export const { ScopeProvider: TodayProvider, useScope: useToday } =
  createScope<DateText>('a list of itinerants');
