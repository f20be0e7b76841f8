import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import type { NumberBounds } from '#domain/listing-form.ts';
import type { RouteRequest, RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { previewExperience } from '../../../contract/addresses.gen.ts';
import type { PreviewedPage, ScheduleEntryForm, StoredExperience } from '../../../contract.ts';
import type { HostingValues } from '../experience-form.ts';

export type FormPreview = RouteResponse<typeof previewExperience>;
type PreviewBody = RouteRequest<typeof previewExperience>['body'];

/**
 * The part of a form that determines its sessions and its price, for a preview request. During
 * typing a number may be anything; it is limited to its bounds.
 *
 * @param entries the timetable, with an entry that is being typed where there is one
 * @param id the experience that the form changes; none for a new one
 */
export function previewedForm(
  values: HostingValues,
  entries: readonly ScheduleEntryForm[] = values.routineSchedule,
  id?: string,
): PreviewBody {
  const { guestCount, price, arrangementFee } = EXPERIENCE_NUMBERS;
  return {
    location: values.location,
    category: values.category,
    style: values.style,
    recommendationId: values.recommendationId,
    isPriceAutomatic: values.isPriceAutomatic,
    // A price that the server proposes is not sent as the host's own.
    price: values.isPriceAutomatic ? 0 : within(values.price ?? 0, price),
    arrangementFee:
      values.arrangementFee === null ? null : within(values.arrangementFee, arrangementFee),
    // Zero guests are allowed, for their warning.
    guestCount: Math.round(within(values.guestCount, { ...guestCount, min: 0 })),
    routineSchedule: [...entries],
    ...(id === undefined ? {} : { id }),
  };
}

/**
 * The page that would result from the form.
 *
 * @param stored the experience that the form changes; null for a new one
 * @throws as `call` does
 */
export async function previewedPage(
  values: HostingValues,
  signal: AbortSignal,
  stored: StoredExperience | null,
): Promise<PreviewedPage> {
  const form = previewedForm(values, values.routineSchedule, stored?.id);
  const body = { ...values, ...form, price: form.price ?? 0, isPageWanted: true };
  const { page } = await call(previewExperience, { body }, { signal });
  if (page === null) throw new Error('a page was asked for');
  return page;
}

function within(value: number, { min, max }: NumberBounds): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
}
