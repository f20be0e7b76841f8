import { listingPath } from '#domain/listing-path.ts';
import { sessionParams } from '#domain/session-link.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { listingSummaries } from '#market/page/index.server.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { listNotices as listNoticesRoute } from '../../contract.ts';
import { findAnnouncement } from '../announcements.ts';
import { bookedWhen } from '../booked-when.ts';
import { TEXTS_OF_KIND } from '../mails/kinds/texts-of-kind.ts';
import { countUnread, listUserNotices, type Notice } from '../store/notices.ts';

/** The caller's notifications, in their language. */
export async function listNotices({
  services,
  actor,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof listNoticesRoute>> {
  const { main } = services.database;
  const notices = await listUserNotices(main, actor.id);
  const ids = notices.flatMap(({ listingId }) => listingId ?? []);
  const summaries = await listingSummaries(main, ids, translate);
  return {
    unread: await countUnread(main, actor.id),
    items: notices.map((notice) => ({
      id: notice.id,
      kind: notice.kind,
      text: noticeText(notice, translate),
      title: getDetailText(notice, 'title') ?? '',
      language: summaries.get(notice.listingId ?? '')?.language,
      reservationId: notice.reservationId,
      conversationId: getDetailText(notice, 'conversationId'),
      listing: toListingLink(notice),
      createdAt: notice.createdAt.toString(),
      read: notice.readAt !== null,
    })),
  };
}

function noticeText({ kind, details }: Notice, translate: Translator): string {
  const title = String(details.title ?? '');
  const announcement = findAnnouncement(kind);
  if (announcement === undefined) return title;
  const { startDate, endDate, listingKind, startsAt, timeZone } = details;
  // Notifications of an older release name no kind: they are all about stays.
  const ofKind = LISTING_KINDS.find((each) => each === listingKind) ?? 'stay';
  // Notifications about a listing, and not about a reservation, have no dates.
  const dates =
    startDate === undefined
      ? ''
      : bookedWhen(
          {
            kind: ofKind,
            startDate: String(startDate),
            endDate: String(endDate),
            // Notifications of an older release have the days alone.
            firstSession: typeof startsAt === 'string' ? startsAt : null,
            timeZone: String(timeZone),
          },
          translate.locale,
        );
  return translate(announcement.notice({ title, dates, texts: TEXTS_OF_KIND[ofKind] }));
}

/** The page of a listing that a notice is about, showing its session. */
function toListingLink(
  notice: Notice,
): RouteAnswer<typeof listNoticesRoute>['items'][number]['listing'] {
  const [id, entryId, date] = ['listingId', 'entryId', 'startDate'].map((name) =>
    getDetailText(notice, name),
  );
  const kind = LISTING_KINDS.find((each) => each === notice.details.listingKind);
  if (!id || !entryId || !date || kind === undefined) return null;
  const search = sessionParams({ entryId, date }, Number(notice.details.seats ?? 1));
  return { path: listingPath(kind, id), search };
}

function getDetailText({ details }: Notice, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' ? value : null;
}
