import { verdictOnAppealDecision } from '#domain/decisions.ts';
import { listingPath } from '#domain/listing-path.ts';
import { hasDuty } from '#domain/roles.ts';
import { listStaffWith, personsByIds } from '#features/accounts/index.server.ts';
import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { cutPage } from '#platform/server/database/keyset.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import { QUEUE_ROWS } from '../contract/limits.ts';
import type { listQueue as listQueueRoute, QueueItem } from '../contract.ts';
import { countDeciders } from './decide.ts';
import { reporterIds } from './report.ts';
import { toStatement } from './statements.ts';
import { type Decision, listOpenAppeals } from './store/decisions.ts';
import {
  countDecisions,
  countOpenItems,
  countReports,
  type Item,
  listLatestReports,
  listOpenItems,
  listSignals,
} from './store/items.ts';
import { loadSubjects, type Subject } from './store/subjects.ts';

/** Reports of one item. */
const REPORTS_SHOWN = 20;
const EXCERPT_LENGTH = 1_500;

/** Page that shows a thing; null where none does. */
function findPath({ kind, id, listingId, listingKind }: Subject): string | null {
  if (kind === 'profile') return `/profile/${id}`;
  return listingId === null || listingKind === null ? null : listingPath(listingKind, listingId);
}

/**
 * A page of the things that wait for a decision, the most harmful first, then the oldest; and appeals.
 * Things that were deleted meanwhile are left out.
 */
export async function listQueue(
  { after, before }: RouteInput<typeof listQueueRoute>['query'],
  context: SignedInContext,
): Promise<RouteAnswer<typeof listQueueRoute>> {
  const { actor, services } = context;
  // Read from the primary: the caller may have decided something a moment ago.
  const { main } = services.database;
  const start = { behind: after ?? null, before: before ?? null };
  const rows = await listOpenItems(main, start, QUEUE_ROWS + 1);
  const { items: open, previous, next } = cutPage(rows, QUEUE_ROWS, start, ({ key }) => key);
  const names = open.map(({ subjectKind, subjectId }) => ({ kind: subjectKind, id: subjectId }));
  const subjects = await loadSubjects(main, names, actor.id);
  const ids = open.map(({ id }) => id);
  const reports = await listLatestReports(main, ids, REPORTS_SHOWN);
  const reportCounts = await countReports(main, ids);
  const signals = await listSignals(main, ids);
  const appeals = await listOpenAppeals(main, QUEUE_ROWS);
  const owners = [...open, ...appeals].map(({ ownerId }) => ownerId);
  const persons = await personsByIds(main, [...owners, ...reporterIds(reports)]);
  const earlier = await countDecisions(main, owners);
  const moderators = await listStaffWith(main, 'moderation');
  const mayDecide = (decision: Decision) =>
    (decision.act !== 'suspend' || hasDuty(actor.role, 'suspension')) &&
    verdictOnAppealDecision(decision, actor.id, countDeciders(decision, moderators)) === 'ok';
  const describePerson = (id: string) => persons.get(id) ?? { id, name: '', image: null };

  const toItem = (item: Item): QueueItem[] => {
    const subject = subjects.find(
      ({ kind, id }) => kind === item.subjectKind && id === item.subjectId,
    );
    if (subject === undefined) return [];
    const own = reports.filter(({ itemId }) => itemId === item.id);
    return [
      {
        id: item.id,
        subject: { kind: subject.kind, id: subject.id },
        path: findPath(subject),
        excerpt: subject.excerpt.slice(0, EXCERPT_LENGTH).toWellFormed(),
        pictures: [...subject.pictures],
        owner: describePerson(item.ownerId),
        state: subject.state,
        standing: subject.standing,
        harm: item.harm,
        openedAt: item.openedAt.toString(),
        reports: own.map((report) => ({
          reference: report.reference,
          reason: report.reason,
          text: report.text,
          reporter: report.reporterId === null ? null : describePerson(report.reporterId),
          createdAt: report.createdAt.toString(),
        })),
        reportCount: reportCounts.get(item.id) ?? 0,
        signals: signals
          .filter(({ itemId }) => itemId === item.id)
          .map(({ kind, details, at }) => ({ kind, details, at: at.toString() })),
        earlier: earlier.get(item.ownerId) ?? 0,
      },
    ];
  };
  return {
    items: open.flatMap(toItem),
    previous,
    next,
    total: await countOpenItems(main),
    appeals: appeals.map((decision) => ({
      ...toStatement(decision),
      id: decision.id,
      owner: describePerson(decision.ownerId),
      may: { decide: mayDecide(decision) },
    })),
  };
}
