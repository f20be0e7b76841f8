import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { HOME_SUBJECTS, JOURNEY_SUBJECTS, type PictureSubject } from '#domain/picture-subjects.ts';
import { Check } from '#platform/web/ui/icons.ts';
import type { PhotoFault } from './photo-quality.ts';
import type { ListedPicture } from './picture-list.ts';
import { usePhotoNotes } from './use-photo-notes.ts';

/** Questions and advice about the photos of a listing. */
export interface PhotoCoach {
  /** Subjects that guests look for; none where listings of its kind have none in common. */
  readonly subjects: readonly PictureSubject[];
  /** Whether the photos are mostly of rooms. */
  readonly isIndoors: boolean;
}

export const HOME_COACH: PhotoCoach = { subjects: HOME_SUBJECTS, isIndoors: true };
export const JOURNEY_COACH: PhotoCoach = { subjects: JOURNEY_SUBJECTS, isIndoors: false };
/** Each of them looks different: there is nothing that all of them show. */
export const EXPERIENCE_COACH: PhotoCoach = { subjects: [], isIndoors: false };

const SUBJECTS: Readonly<Record<PictureSubject, MessageDescriptor>> = {
  bed: msg({ message: 'Bed', context: 'what a photo shows' }),
  desk: msg({ message: 'Desk', context: 'what a photo shows' }),
  kitchen: msg({ message: 'Kitchen', context: 'what a photo shows' }),
  bath: msg({ message: 'Bathroom', context: 'what a photo shows' }),
  outdoors: msg({ message: 'Outdoors', context: 'what a photo shows' }),
  street: msg({ message: 'Street', context: 'what a photo shows' }),
  way: msg({ message: 'The way', context: 'what a photo shows' }),
  table: msg({ message: 'Shared table', context: 'what a photo shows' }),
};

/** The subjects that guests look for in the photos of a listing, and which of them are there. */
export function PhotoSlots({
  pictures,
  coach: { subjects, isIndoors },
}: {
  pictures: readonly ListedPicture[];
  coach: PhotoCoach;
}) {
  const { i18n } = useLingui();
  const shown = new Set(pictures.map(({ shows }) => shows));
  const missing = subjects.filter((subject) => !shown.has(subject)).length;
  return (
    <div className="mt-4 grid gap-2 text-sm">
      <p className="text-soft">
        {missing === 0 ? (
          <Trans>Your photos show everything guests look for.</Trans>
        ) : (
          <Plural
            value={missing}
            one="Guests look for these. # is missing."
            other="Guests look for these. # are missing."
          />
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        {subjects.map((subject) => (
          <li
            key={subject}
            data-slot={subject}
            className={`inline-flex min-h-9 items-center gap-1.5 rounded-pill border px-3 ${shown.has(subject) ? 'border-pine bg-pine-tint text-pine' : 'border-line-strong border-dashed text-soft'}`}
          >
            {shown.has(subject) ? <Check aria-hidden="true" className="size-4" /> : null}
            <span>{i18n._(SUBJECTS[subject])}</span>
            <span className="sr-only">
              {shown.has(subject) ? <Trans>there</Trans> : <Trans>missing</Trans>}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        {isIndoors ? (
          <Trans>
            Open the curtains, stand in a corner and hold the phone level: we don't measure that.
          </Trans>
        ) : (
          <Trans>Keep the light behind you and hold the phone level: we don't measure that.</Trans>
        )}
      </p>
    </div>
  );
}

/** Says what a photo shows. */
export function SubjectSelect({
  number,
  shows,
  subjects,
  onAssign,
}: {
  /** From 1. */
  number: number;
  shows: PictureSubject | null;
  subjects: readonly PictureSubject[];
  onAssign(shows: PictureSubject | null): void;
}) {
  const { i18n, t } = useLingui();
  return (
    <select
      aria-label={t`What photo ${number} shows`}
      value={shows ?? ''}
      onChange={({ target }) =>
        onAssign(subjects.find((subject) => subject === target.value) ?? null)
      }
      className="h-11 w-full border-line border-t bg-raised px-3 text-base"
    >
      <option value="">{t`It shows …`}</option>
      {subjects.map((subject) => (
        <option key={subject} value={subject}>
          {i18n._(SUBJECTS[subject])}
        </option>
      ))}
    </select>
  );
}

const FAULTS: Readonly<Record<PhotoFault, MessageDescriptor>> = {
  dark: msg`Looks dark. Take it in daylight, with the curtains open.`,
  small: msg`Small: it will look soft on large screens.`,
  blurred: msg`Looks blurred. Hold still, and wipe the lens.`,
};

const DARK_OUTDOORS = msg`Looks dark: guests may hardly see what's there.`;

/** Advice on a photo, measured in this browser. */
export function PhotoAdvice({
  url,
  isCover,
  isIndoors,
}: {
  url: string;
  isCover: boolean;
  isIndoors: boolean;
}) {
  const { i18n } = useLingui();
  const { faults, cut } = usePhotoNotes(url);
  if (faults.length === 0 && (cut === 0 || !isCover)) return null;
  return (
    <ul data-advice="" className="grid gap-1 border-line border-t px-3 py-2 text-sm">
      {faults.map((fault) => (
        <li key={fault}>
          {i18n._(fault === 'dark' && !isIndoors ? DARK_OUTDOORS : FAULTS[fault])}
        </li>
      ))}
      {cut === 0 || !isCover ? null : (
        <li>
          <Trans>Cards show it as above and cut off about {cut}%.</Trans>
        </li>
      )}
    </ul>
  );
}
