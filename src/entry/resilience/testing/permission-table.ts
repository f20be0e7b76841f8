import type { RouteId } from '#entry/contracts.ts';
import { ACCOUNTS_PERMISSIONS } from './permissions/accounts.ts';
import { ALERTS_PERMISSIONS } from './permissions/alerts.ts';
import type { PermissionCase } from './permissions/cases.ts';
import { COHOSTING_PERMISSIONS } from './permissions/cohosting.ts';
import { CONSOLE_PERMISSIONS } from './permissions/console.ts';
import { EARNINGS_PERMISSIONS } from './permissions/earnings.ts';
import { EDITORIAL_PERMISSIONS } from './permissions/editorial.ts';
import { EXPERIENCES_PERMISSIONS } from './permissions/experiences.ts';
import { ITINERANTS_PERMISSIONS } from './permissions/itinerants.ts';
import { LISTINGS_PERMISSIONS } from './permissions/listings.ts';
import { MESSAGING_PERMISSIONS } from './permissions/messaging.ts';
import { NUMBERS_PERMISSIONS } from './permissions/numbers.ts';
import { RESERVATIONS_PERMISSIONS } from './permissions/reservations.ts';
import { REVIEWS_PERMISSIONS } from './permissions/reviews.ts';
import { SANDBOX_PERMISSIONS } from './permissions/sandbox-payments.ts';
import { STAYS_PERMISSIONS } from './permissions/stays.ts';
import { TRAVEL_PERMISSIONS } from './permissions/travel.ts';
import { TRUST_PERMISSIONS } from './permissions/trust.ts';
import { WIFI_PERMISSIONS } from './permissions/wifi.ts';
import { WISHLISTS_PERMISSIONS } from './permissions/wishlists.ts';

/** Permissions of every route of every feature. */
export const PERMISSIONS = {
  ...ACCOUNTS_PERMISSIONS,
  ...CONSOLE_PERMISSIONS,
  ...EARNINGS_PERMISSIONS,
  ...NUMBERS_PERMISSIONS,
  ...EDITORIAL_PERMISSIONS,
  ...EXPERIENCES_PERMISSIONS,
  ...ITINERANTS_PERMISSIONS,
  ...LISTINGS_PERMISSIONS,
  ...MESSAGING_PERMISSIONS,
  ...RESERVATIONS_PERMISSIONS,
  ...REVIEWS_PERMISSIONS,
  ...SANDBOX_PERMISSIONS,
  ...STAYS_PERMISSIONS,
  ...TRAVEL_PERMISSIONS,
  ...TRUST_PERMISSIONS,
  ...WIFI_PERMISSIONS,
  ...ALERTS_PERMISSIONS,
  ...WISHLISTS_PERMISSIONS,
  ...COHOSTING_PERMISSIONS,
} satisfies Readonly<Record<RouteId, readonly PermissionCase[]>>;
