import { msg } from '@lingui/core/macro';
import { notFound } from '@tanstack/react-router';
import { BRAND } from '#platform/brand/brand.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { whileSignedIn } from '#platform/web/api/while-signed-in.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { showHostCalendar } from '../../contract/addresses.gen.ts';
import type { HostCalendar } from '../../contract.ts';

/** The calendar of a home, and the texts of the page's header. */
export interface HostCalendarData {
  /** Null while signed out. */
  readonly calendar: HostCalendar | null;
  readonly meta: Record<string, string>[];
}

/**
 * The nights of the caller's home.
 *
 * @throws notFound if it isn't a home of theirs
 */
export async function loadHostCalendar({
  params: { id },
  context: { i18n, me },
}: {
  params: { id: string };
  context: Pick<RouterContext, 'i18n' | 'me'>;
}): Promise<HostCalendarData> {
  const [calendar] = await Promise.all([
    whileSignedIn(me, () => callForHost(id)),
    loadTexts(i18n, [...MARKET_TEXTS, 'reservations']),
  ]);
  const page = i18n._(msg`Calendar`);
  const title = calendar === null ? page : `${calendar.listing.title}: ${page}`;
  return {
    calendar,
    meta: [{ title: `${title} · ${BRAND.name}` }, { name: 'robots', content: 'noindex' }],
  };
}

const NOT_THERE: readonly string[] = ['not-found', 'forbidden'];

async function callForHost(id: string): Promise<HostCalendar> {
  try {
    return await call(showHostCalendar, { params: { id } });
  } catch (error) {
    // Another host's home is not revealed, not even that it has a calendar.
    if (error instanceof ApiError && NOT_THERE.includes(error.problem.code)) throw notFound();
    throw error;
  }
}
