import { useEffect, useState, useSyncExternalStore } from 'react';
import { EXPERIENCE_NUMBERS } from '#domain/experience-form.ts';
import type { NumberBounds } from '#domain/listing-form.ts';
import { toDollars } from '#domain/money.ts';
import type { RouteRequest, RouteResponse } from '#platform/contract/route.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { previewExperience } from '../../contract/addresses.gen.ts';
import type { PreviewedPage, ScheduleEntryForm, StoredExperience } from '../../contract.ts';
import { type HostingValues, useExperienceForm, useExperienceScope } from './experience-form.ts';

let times = 0;
const listeners = new Set<() => void>();

/**
 * Requests previews again where an error means that their price is outdated, for example when the
 * manager of the place has changed it.
 */
export function outdatePreviews(error: unknown): void {
  if (!(error instanceof ApiError) || error.problem.code !== 'price-mismatch') return;
  times += 1;
  for (const listener of listeners) listener();
}

/** Number of times that previews became outdated. */
export function useOutdated(): number {
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(): number {
  return times;
}

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

/** The form, as it was sent, whose price the page shows. */
let pricedForm = '';

/**
 * The form with the price that the page is about to show: a button may be pressed before the preview
 * of the latest change has arrived, and the price of the form before it would be refused.
 *
 * @param id the experience that the form changes; none for a new one
 * @throws as `call` does
 */
export async function withCurrentPrice(values: HostingValues, id?: string): Promise<HostingValues> {
  const body = previewedForm(values, values.routineSchedule, id);
  if (JSON.stringify(body) === pricedForm) return values;
  const { price } = await call(previewExperience, { body });
  if (price === null || price.source === 'manual') return values;
  return { ...values, price: toDollars(price.share) };
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

/** Long enough to finish typing a word or a number. */
const WAIT_MS = 300;
/** Delay of the next request after the rate limit was exceeded. */
const PAUSE_MS = 5_000;

export interface PreviewState {
  /** The latest response; null before the first. */
  readonly preview: FormPreview | null;
  /** Whether it is for the current form. */
  readonly isCurrent: boolean;
  readonly isFailed: boolean;
}

/**
 * Preview of the form, requested from the server after each pause in typing.
 *
 * @param entries the timetable, with an entry that is being typed; null requests nothing
 */
export function useFormPreview(entries?: readonly ScheduleEntryForm[] | null): PreviewState {
  const { values } = useExperienceForm();
  const { stored } = useExperienceScope();
  const outdated = useOutdated();
  const body = entries === null ? '' : JSON.stringify(previewedForm(values, entries, stored?.id));
  const asked = body === '' ? '' : `${outdated} ${body}`;
  const [state, setState] = useState<{
    of: string;
    preview: FormPreview | null;
    isFailed: boolean;
  }>({ of: '', preview: null, isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` contains the body.
  useEffect(() => {
    if (asked === '') return;
    const request = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      call(previewExperience, { body: JSON.parse(body) }, { signal: request.signal }).then(
        (preview) => {
          if (entries === undefined) pricedForm = body;
          setState({ of: asked, preview, isFailed: false });
        },
        (error: unknown) => {
          if (request.signal.aborted) return;
          if (error instanceof ApiError && error.problem.code === 'rate-limited') {
            timer = setTimeout(ask, PAUSE_MS);
            return;
          }
          setState((shown) => ({ of: asked, preview: shown.preview, isFailed: true }));
        },
      );
    };
    timer = setTimeout(ask, WAIT_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [asked]);
  const isCurrent = asked !== '' && state.of === asked && !state.isFailed;
  return { preview: state.preview, isCurrent, isFailed: state.isFailed && state.of === asked };
}
