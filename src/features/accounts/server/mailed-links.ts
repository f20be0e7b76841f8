import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '#platform/server/database/database.ts';
import { addLink, deleteLink, deleteLinks, readLinks, replaceLink } from './store/mailed-links.ts';

/** Hours for which an emailed link works, by purpose. */
export const LINK_HOURS = {
  'verify-email': 48,
  'change-email': 24,
  'reset-password': 1,
  'end-session': 168,
  /** Not mailed: it waits in a cookie for the code of a second factor. */
  'second-step': 0.25,
} as const;

export type LinkPurpose = keyof typeof LINK_HOURS;

/**
 * Strangers may request these too, so a further one leaves the older ones valid: otherwise repeated
 * requests would invalidate each link before its owner opens it. Using one ends all.
 */
const KEEPS_OLDER: readonly LinkPurpose[] = ['reset-password', 'end-session', 'second-step'];

/** The meaning of a link. */
export interface MailedLink {
  readonly userId: string;
  /**
   * The address it was sent to; the id of the session that it ends; for a second step, how the
   * first one was made.
   */
  readonly subject: string;
}

const TOKEN = /^([0-9a-f]{32})([\w-]{43})$/;

/**
 * Creates a link that works once. An older one of the same purpose and person stops working, unless
 * strangers may request links of this purpose. Only a digest is stored, so that a reader of the
 * database can't use it.
 *
 * @param secret 43 letters of base64url; passed by a job that may run twice and must make one link
 * @returns the token for the address in the email
 */
export async function issueLink(
  tx: Queryable,
  purpose: LinkPurpose,
  { userId, subject }: MailedLink,
  now: Temporal.Instant,
  secret: string = randomBytes(32).toString('base64url'),
): Promise<string> {
  const keep = KEEPS_OLDER.includes(purpose) ? addLink : replaceLink;
  await keep(
    tx,
    {
      identifier: `${purpose}:${userId}`,
      value: `${hashSecret(secret)} ${subject}`,
      expiresAt: now.add({ minutes: LINK_HOURS[purpose] * 60 }),
    },
    now,
  );
  return userId.replaceAll('-', '') + secret;
}

/** The meaning of a token, without using it up; null when it is wrong, used or too old. */
export async function readMailedLink(
  db: Queryable,
  purpose: LinkPurpose,
  token: string,
  now: Temporal.Instant,
): Promise<MailedLink | null> {
  return (await openLink(db, purpose, token, now))?.link ?? null;
}

/** Uses a link up; null when it is wrong, used or too old. */
export async function consumeLink(
  tx: Queryable,
  purpose: LinkPurpose,
  token: string,
  now: Temporal.Instant,
): Promise<MailedLink | null> {
  const opened = await openLink(tx, purpose, token, now);
  if (opened === null) return null;
  return (await deleteLink(tx, opened.identifier, opened.value)) ? opened.link : null;
}

/** Revokes the links that were emailed to a person. */
export async function revokeLinks(
  tx: Queryable,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await deleteLinks(
    tx,
    purposes.map((purpose) => `${purpose}:${userId}`),
  );
}

async function openLink(
  db: Queryable,
  purpose: LinkPurpose,
  token: string,
  now: Temporal.Instant,
): Promise<{ identifier: string; value: string; link: MailedLink } | null> {
  const [, person = '', secret = ''] = TOKEN.exec(token) ?? [];
  if (person === '') return null;
  const userId = person.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const identifier = `${purpose}:${userId}`;
  const made = Buffer.from(hashSecret(secret));
  for (const value of await readLinks(db, identifier, now)) {
    const [digest = '', subject = ''] = value.split(' ');
    const stored = Buffer.from(digest);
    if (made.length === stored.length && timingSafeEqual(made, stored)) {
      return { identifier, value, link: { userId, subject } };
    }
  }
  return null;
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
