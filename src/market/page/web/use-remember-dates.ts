import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Stores the dates of the current page, when its URL has any. Every page does, so the reading of
 * dates is fetched for an address with parameters alone.
 */
export function useRememberDates(): void {
  const search = useLocation({ select: ({ search: params }) => params });
  useEffect(() => {
    if (Object.keys(search).length === 0) return;
    // Without the code they are not remembered, and the next page tries again.
    import('./last-dates.ts').then(({ rememberDates }) => rememberDates(search)).catch(() => {});
  }, [search]);
}
