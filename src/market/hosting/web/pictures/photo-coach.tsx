import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PICTURE_SUBJECTS, type PictureSubject } from '#domain/picture-subjects.ts';
import { Check } from '#platform/web/ui/icons.ts';
import type { PhotoFault } from './photo-quality.ts';
import type { ListedPicture } from './picture-list.ts';
import { usePhotoNotes } from './use-photo-notes.ts';

const SUBJECTS: Readonly<Record<PictureSubject, MessageDescriptor>> = {
  bed: msg({ message: 'Bed', context: 'what a photo shows' }),
  desk: msg({ message: 'Desk', context: 'what a photo shows' }),
  kitchen: msg({ message: 'Kitchen', context: 'what a photo shows' }),
  bath: msg({ message: 'Bathroom', context: 'what a photo shows' }),
  outdoors: msg({ message: 'Outdoors', context: 'what a photo shows' }),
  street: msg({ message: 'Street', context: 'what a photo shows' }),
};

/** The six subjects that guests look for in the photos of a home, and which of them are there. */
export function PhotoSlots({ pictures }: { pictures: readonly ListedPicture[] }) {
  const { i18n } = useLingui();
  const shown = new Set(pictures.map(({ shows }) => shows));
  const missing = PICTURE_SUBJECTS.filter((subject) => !shown.has(subject)).length;
  return (
    <div className="mt-4 grid gap-2 text-sm">
      <p className="text-soft">
        {missing === 0 ? (
          <Trans>Your photos show everything guests look for.</Trans>
        ) : (
          <Plural
            value={missing}
            one="Guests look for these six, and # is missing."
            other="Guests look for these six, and # are missing."
          />
        )}
      </p>
      <ul className="flex flex-wrap gap-2">
        {PICTURE_SUBJECTS.map((subject) => (
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
        <Trans>
          Open the curtains, stand in a corner and hold the phone level: we don't measure that.
        </Trans>
      </p>
    </div>
  );
}

/** Says what a photo shows. */
export function SubjectSelect({
  number,
  shows,
  onAssign,
}: {
  /** From 1. */
  number: number;
  shows: PictureSubject | null;
  onAssign(shows: PictureSubject | null): void;
}) {
  const { i18n, t } = useLingui();
  return (
    <select
      aria-label={t`What photo ${number} shows`}
      value={shows ?? ''}
      onChange={({ target }) =>
        onAssign(PICTURE_SUBJECTS.find((subject) => subject === target.value) ?? null)
      }
      className="h-11 w-full border-line border-t bg-raised px-3 text-base"
    >
      <option value="">{t`It shows …`}</option>
      {PICTURE_SUBJECTS.map((subject) => (
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

/** Advice on a photo, measured in this browser. */
export function PhotoAdvice({ url, isCover }: { url: string; isCover: boolean }) {
  const { i18n } = useLingui();
  const { faults, cut } = usePhotoNotes(url);
  if (faults.length === 0 && (cut === 0 || !isCover)) return null;
  return (
    <ul data-advice="" className="grid gap-1 border-line border-t px-3 py-2 text-sm">
      {faults.map((fault) => (
        <li key={fault}>{i18n._(FAULTS[fault])}</li>
      ))}
      {cut === 0 || !isCover ? null : (
        <li>
          <Trans>Cards show it as above and cut off about {cut}%.</Trans>
        </li>
      )}
    </ul>
  );
}
