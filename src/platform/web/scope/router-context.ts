import type { I18n } from '@lingui/core';
import type { CoHostRole } from '#domain/co-hosts.ts';
import type { Role } from '#domain/roles.ts';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Theme } from './page-scope.ts';

/** The signed-in person, as far as every page may know. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
  readonly emailVerified: boolean;
  readonly role: Role;
  /** Whether it is one of staff, which opens nothing before a second factor is set up. */
  readonly needsSecondFactor: boolean;
  /** The host for whom this browser acts; null where it acts for the person. */
  readonly actingFor: {
    readonly id: string;
    readonly name: string;
    readonly role: CoHostRole;
  } | null;
}

/** Context of every route's loader. */
export interface RouterContext {
  readonly i18n: I18n;
  readonly locale: Locale;
  readonly theme: Theme;
  /** Null while signed out; the root route fills it in. */
  readonly me: Me | null;
}
