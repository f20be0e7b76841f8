import { useEffect, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { previewExperience } from '../../../contract/addresses.gen.ts';
import type { ScheduleEntryForm } from '../../../contract.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { useOutdated } from './outdated.ts';
import { type FormPreview, previewedForm } from './previewed-form.ts';

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
        (preview) => setState({ of: asked, preview, isFailed: false }),
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
