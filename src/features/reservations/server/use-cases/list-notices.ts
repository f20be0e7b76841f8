import type { RouteAnswer } from '#platform/contract/route.ts';
import { dayRangeWords } from '#platform/i18n/days.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type { Translator } from '#platform/server/services.ts';
import type { listNotices as listNoticesRoute } from '../../contract.ts';
import { announcementOf } from '../announcements.ts';
import { countUnread, listNoticesOf, type Notice } from '../store/notices.ts';

/** What happened that concerns me, in my language. */
export async function listNotices({
  services,
  actor,
  translate,
}: SignedInContext): Promise<RouteAnswer<typeof listNoticesRoute>> {
  const { main } = services.database;
  const notices = await listNoticesOf(main, actor.id);
  return {
    unread: await countUnread(main, actor.id),
    items: notices.map((notice) => ({
      id: notice.id,
      kind: notice.kind,
      text: noticeText(notice, translate),
      reservationId: notice.reservationId,
      conversationId: textOf(notice, 'conversationId'),
      createdAt: notice.createdAt.toString(),
      read: notice.readAt !== null,
    })),
  };
}

function noticeText({ kind, details }: Notice, translate: Translator): string {
  const title = String(details.title ?? '');
  const announcement = announcementOf(kind);
  if (announcement === undefined) return title;
  const { startDate, endDate } = details;
  // What is told of a listing, and not of a stay, has no dates.
  const dates =
    startDate === undefined
      ? ''
      : dayRangeWords(String(startDate), String(endDate), translate.locale, 'weekday');
  return translate(announcement.notice({ title, dates }));
}

function textOf({ details }: Notice, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' ? value : null;
}
