import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import type { Claim, ProblemCase, ResolutionEntry } from './resolutions.ts';

/** A step as it is shown; who took it is known by their party alone. */
export type StoryEntry = Pick<
  ResolutionEntry,
  'at' | 'party' | 'step' | 'text' | 'amount' | 'pictures'
>;
interface History {
  /** The oldest first. */
  readonly entries: readonly StoryEntry[];
}
export type ClaimStory = Omit<Claim, 'createdAt'> & History;
export type CaseStory = Omit<ProblemCase, 'createdAt'> & History;

/** Instants as JSON has them. */
type Stored<Row> = {
  [Key in keyof Row]: Row[Key] extends Temporal.Instant | null
    ? string | Extract<Row[Key], null>
    : Key extends 'entries'
      ? readonly Stored<StoryEntry>[]
      : Row[Key];
};

/**
 * Claims and cases of some reservations with their histories, in one statement; cases with the
 * newest first.
 */
export async function listStories(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<{ claims: ClaimStory[]; cases: CaseStory[] }> {
  const isTheirs = (column: SQL) => sql`${column} = any(${sql.param([...reservationIds])}::uuid[])`;
  const entries = (isOfIt: SQL) => sql`(
    select coalesce(json_agg(json_build_object('at', n.at, 'party', n.party, 'step', n.step,
      'text', n.text, 'amount', n.amount, 'pictures', n.pictures) order by n.sequence), '[]'::json)
    from resolution_entry n where ${isOfIt})`;
  const [found] = await queryRows<{
    claims: readonly Stored<ClaimStory>[];
    cases: readonly Stored<CaseStory>[];
  }>(
    db,
    sql`
      select
        (select coalesce(json_agg(json_build_object('id', c.id, 'reservationId', c.reservation_id,
            'state', c.state, 'amount', c.amount, 'answerBy', c.answer_by, 'given', c.given,
            'entries', ${entries(sql`n.claim_id = c.id`)})), '[]'::json)
          from deposit_claim c where ${isTheirs(sql`c.reservation_id`)}) as claims,
        (select coalesce(json_agg(json_build_object('id', p.id, 'reservationId', p.reservation_id,
            'kind', p.kind, 'state', p.state, 'isGuarantee', p.is_guarantee, 'dueAt', p.due_at,
            'offer', p.offer, 'figures', p.figures, 'outcome', p.outcome, 'refund', p.refund,
            'entries', ${entries(sql`n.case_id = p.id`)})
            order by p.created_at desc, p.id desc), '[]'::json)
          from problem_case p where ${isTheirs(sql`p.reservation_id`)}) as cases`,
  );
  const { claims = [], cases = [] } = found ?? {};
  return {
    claims: claims.map((claim) => ({
      ...claim,
      answerBy: toInstant(claim.answerBy),
      entries: claim.entries.map(toEntry),
    })),
    cases: cases.map((each) => ({
      ...each,
      dueAt: toInstant(each.dueAt),
      entries: each.entries.map(toEntry),
    })),
  };
}

function toInstant(text: string | null): Temporal.Instant | null {
  return text === null ? null : Temporal.Instant.from(text);
}

function toEntry(entry: Stored<StoryEntry>): StoryEntry {
  return { ...entry, at: Temporal.Instant.from(entry.at) };
}
