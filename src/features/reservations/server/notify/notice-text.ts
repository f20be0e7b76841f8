import { listingPath } from '#domain/listing-path.ts';
import { sessionParams } from '#domain/session-key.ts';
import { LISTING_KINDS, type ListingKind } from '#domain/vocabulary.ts';
import type { RouteAnswer } from '#platform/contract/route.ts';
import type { Translator } from '#platform/server/services.ts';
import type { listNotices } from '../../contract.ts';
import { bookedWhen } from '../request/request-rule.ts';
import type { Notice } from '../store/notices.ts';
import { findAnnouncement } from './announcements.ts';
import { TEXTS_OF_KIND } from './emails/kind-texts.ts';

/** The parts of a notification that its text is made of. */
type NoticeParts = Pick<Notice, 'kind' | 'details'>;

/** Notifications of an older release name no kind: they are all about stays. */
const KIND_OF_OLD_NOTICES: ListingKind = 'stay';

function findKind(name: unknown): ListingKind | undefined {
  return LISTING_KINDS.find((each) => each === name);
}

/** The text of a notification in a language. */
export function noticeText({ kind, details }: NoticeParts, translate: Translator): string {
  const title = String(details.title ?? '');
  const announcement = findAnnouncement(kind);
  if (announcement === undefined) return title;
  const { startDate, endDate, listingKind, startsAt, timeZone } = details;
  const ofKind = listingKind === undefined ? KIND_OF_OLD_NOTICES : findKind(listingKind);
  // Of a newer release, before it was rolled back.
  if (ofKind === undefined) return title;
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
  const pictures = Number(details.pictures ?? 0);
  return translate(announcement.notice({ title, dates, pictures, texts: TEXTS_OF_KIND[ofKind] }));
}

/** The page of a listing that a notice is about, showing its session, or its nights. */
export function toListingLink(
  notice: NoticeParts,
): RouteAnswer<typeof listNotices>['items'][number]['listing'] {
  const [id, entryId, date, endDate] = ['listingId', 'entryId', 'startDate', 'endDate'].map(
    (name) => getDetailText(notice, name),
  );
  const kind = findKind(notice.details.listingKind);
  if (!id || !date || kind === undefined) return null;
  if (!entryId) {
    // Only a notice about a waitlist of nights names its guests.
    const { guests } = notice.details;
    if (!endDate || guests === undefined) return null;
    const search = { startDate: date, endDate, guestCount: String(guests) };
    return { path: listingPath(kind, id), search };
  }
  const search = sessionParams({ entryId, date }, Number(notice.details.seats ?? 1));
  return { path: listingPath(kind, id), search };
}

/** A detail that is a text; null without it. */
export function getDetailText({ details }: NoticeParts, name: string): string | null {
  const value = details[name];
  return typeof value === 'string' ? value : null;
}
