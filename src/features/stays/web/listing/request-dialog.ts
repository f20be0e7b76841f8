import * as dialogs from '#platform/web/dialogs/dialogs.ts';
import type { QuoteAnswer } from './listing-data.ts';

/** What is asked of the host, as the person was shown it. */
export interface StayRequest {
  readonly listingId: string;
  readonly title: string;
  readonly hostName: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly guests: number;
  readonly rooms: number;
  readonly pets: number;
  readonly quote: QuoteAnswer;
}

// Reservations stand above stays, so the dialog is known here by its name alone.
const NAME = 'request-stay';

/** Opens the dialog that asks the host for a stay. */
export function openRequest(request: StayRequest): void {
  const open = dialogs.openDialog as (name: string, parameters: StayRequest) => void;
  open(NAME, request);
}

/** Fetches that dialog's code ahead. */
export function preloadRequest(): void {
  const preload = dialogs.preloadDialog as (name: string) => void;
  preload(NAME);
}
