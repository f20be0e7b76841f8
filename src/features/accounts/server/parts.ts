import type { WaitingMoney } from '#domain/account-money.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { RateLimits } from '#platform/server/http/rate-limits.ts';
import type { MailChecks } from '#platform/server/mail/outbox.ts';
import type { Services } from '#platform/server/services.ts';
import type { PublicProfile } from '../contract.ts';
import type { Passkeys } from './auth/passkeys.ts';
import type { SignInLibrary } from './auth/sign-in-library.ts';
import type { SocialSignIn } from './auth/social-sign-in.ts';

/** Functions and values of higher features that accounts use, passed in by the composition root. */
export interface AccountPorts {
  /** Each adds its feature's data about a person to their export, under its name. */
  readonly exporters?: Readonly<
    Record<string, (db: Queryable, userId: string) => Promise<unknown>>
  >;
  /**
   * Each deletes a person's data that its feature need not retain, in the transaction of the
   * deletion.
   */
  readonly deletions?: readonly ((
    tx: Queryable,
    userId: string,
    now: Temporal.Instant,
  ) => Promise<void>)[];
  /** Checks of what mails and push notifications claim, by their names. */
  readonly mailChecks?: MailChecks;
  /** Whether the person is guest or host of a reservation that is still open. */
  readonly hasOpenReservations?: (db: Queryable, userId: string) => Promise<boolean>;
  /** Whether a claim or a report is open of a reservation of theirs, as guest or as host. */
  readonly hasOpenResolutions?: (db: Queryable, userId: string) => Promise<boolean>;
  /** The person's money as a host that hasn't reached them; without it, none. */
  readonly readWaitingMoney?: (
    db: Queryable,
    userId: string,
    now: Temporal.Instant,
  ) => Promise<WaitingMoney>;
  /** Whether a key names a picture that the user uploaded; without it, always false. */
  readonly hasSentPicture?: (db: Queryable, userId: string, key: string) => Promise<boolean>;
  /** The public password of the demo accounts: refused where there is no demo. */
  readonly publishedPassword?: string;
  /** Number of a person's listings that guests can find; without it, none. */
  readonly countFoundListings?: (
    db: Queryable,
    userId: string,
    now: Temporal.Instant,
  ) => Promise<number>;
  /** How a person answers requests as a host; null where there were too few. */
  readonly readAnswers?: (
    db: Queryable,
    userId: string,
    now: Temporal.Instant,
  ) => Promise<PublicProfile['answers']>;
}

/** Dependencies of the accounts' use cases. */
export interface AccountParts extends AccountPorts {
  readonly services: Services;
  readonly limits: RateLimits;
  readonly library: SignInLibrary;
  readonly social: SocialSignIn;
  readonly passkeys: Passkeys;
}
