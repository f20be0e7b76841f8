import { randomBytes } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { CODE_ALPHABET } from '#domain/check-in-code.ts';
import { REPORTS_PER_ADDRESS, rateHarm, verdictOnReport } from '#domain/reports.ts';
import { lockUser } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { RequestContext } from '#platform/server/http/serve.ts';
import type { reportSubject as reportSubjectRoute } from '../contract.ts';
import { mailReceipt } from './mails.ts';
import {
  countReportsFrom,
  findReport,
  insertReport,
  openItem,
  type Report,
} from './store/items.ts';
import { loadSubject } from './store/subjects.ts';

const HOURS_OF_DAY = 24;
const LETTERS = 8;

/** A reference that can be read out on the telephone, such as `R-7KX39PMA`. */
function makeReference(): string {
  const drawn = [...randomBytes(LETTERS)].map((byte) =>
    CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length),
  );
  return `R-${drawn.join('')}`;
}

/**
 * Reports a published thing that the caller sees. Nothing is hidden by it: it waits for a moderator,
 * as one entry however many report it. A signed-out reporter who repeats a report gets the reference
 * of the first and no further mail.
 *
 * @throws Problem 'not-found' for what the caller doesn't see; 'forbidden' for an own thing, and for
 *   signed-out reporters of what isn't public; 'already-reported'; 'invalid-input' without an address
 *   while signed out; 'rate-limited' for an address that was given too often
 */
export async function reportSubject(
  { subject: name, reason, text, email }: RouteInput<typeof reportSubjectRoute>['body'],
  context: RequestContext,
): Promise<RouteAnswer<typeof reportSubjectRoute>> {
  const { db, actor, now, translate } = context;
  const subject = await loadSubject(db, name, actor?.id ?? null);
  // Writers of messages and owners of hidden things see their own as well.
  if (subject === null || !(subject.isSeen || subject.ownerId === actor?.id)) {
    throw new Problem('not-found');
  }
  // Reports of one person at the same moment wait for each other.
  if (actor !== null) await lockUser(db, actor.id);
  const known = actor === null ? null : await findReport(db, { reporterId: actor.id }, subject);
  const verdict = verdictOnReport({ ...subject, isReported: known !== null }, actor);
  if (verdict !== 'ok') throw new Problem(verdict);
  if (actor === null) {
    if (email === undefined) {
      throw new Problem('invalid-input', { fields: { email: translate(msg`This is required.`) } });
    }
    const earlier = await findReport(db, { reporterEmail: email }, subject);
    if (earlier !== null) return { reference: earlier.reference };
    const since = now.subtract({ hours: HOURS_OF_DAY });
    if ((await countReportsFrom(db, email, since)) >= REPORTS_PER_ADDRESS) {
      throw new Problem('rate-limited', { retryAfter: HOURS_OF_DAY * 3_600 });
    }
  }
  const itemId = await openItem(db, { ...subject, harm: rateHarm(reason) }, now);
  const report = await insertReport(db, {
    reference: makeReference(),
    itemId,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reporterId: actor?.id ?? null,
    reporterEmail: actor === null ? (email ?? null) : null,
    locale: translate.locale,
    reason,
    text,
    createdAt: now,
  });
  // A rival with the same address was quicker.
  if (report === null) throw new Problem('already-reported');
  await mailReceipt(context, report);
  return { reference: report.reference };
}

/** Reporters of an item are known by their accounts alone. */
export function reporterIds(reports: readonly Report[]): string[] {
  return reports.flatMap(({ reporterId }) => (reporterId === null ? [] : [reporterId]));
}
