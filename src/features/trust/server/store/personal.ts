import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#platform/server/database/database.ts';
import { moderationDecisions, reports } from '../tables.ts';

/** A person's own reports, and the decisions about what is theirs, for their export. */
export async function exportTrust(db: Queryable, userId: string): Promise<unknown> {
  const sent = await db
    .select({
      reference: reports.reference,
      subjectKind: reports.subjectKind,
      reason: reports.reason,
      text: reports.text,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .orderBy(desc(reports.createdAt));
  const decided = await db
    .select({
      subjectKind: moderationDecisions.subjectKind,
      act: moderationDecisions.act,
      rule: moderationDecisions.rule,
      words: moderationDecisions.words,
      decidedAt: moderationDecisions.decidedAt,
      appeal: moderationDecisions.appeal,
    })
    .from(moderationDecisions)
    .where(eq(moderationDecisions.ownerId, userId))
    .orderBy(desc(moderationDecisions.decidedAt));
  return {
    reports: sent.map(({ createdAt, ...report }) => ({ ...report, sentAt: createdAt.toString() })),
    decisions: decided.map(({ decidedAt, ...decision }) => ({
      ...decision,
      decidedAt: decidedAt.toString(),
    })),
  };
}

/** Takes a deleted account's name and words from its reports; what was reported stays. */
export async function deleteReportTexts(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(reports)
    .set({ text: '', reporterId: null })
    .where(eq(reports.reporterId, userId));
  await tx
    .update(moderationDecisions)
    .set({ excerpt: '' })
    .where(eq(moderationDecisions.ownerId, userId));
}
