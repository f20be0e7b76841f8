import { MIN_PARTICIPANTS } from './experience-form.ts';

/**
 * The problems that prevent an experience from being listed, in the order of the checks (spec 2
 * §5).
 */
export const SUBMIT_PROBLEMS = [
  'arrangements',
  'amenity',
  'location',
  'category',
  'style',
  'images',
  'schedule',
  'rules',
  'instructions',
  'price',
  'guests',
  'policy',
  'title-and-address',
] as const;
export type SubmitProblem = (typeof SUBMIT_PROBLEMS)[number];

/** The fields of a form that are checked before it is sent, and again on the server. */
export interface SubmittedForm {
  readonly arrangements: readonly string[];
  readonly costArrangements: readonly string[];
  readonly amenity: readonly string[];
  /** Whether the style offers any amenity. */
  readonly offersAmenities: boolean;
  readonly hasLocation: boolean;
  readonly category: string | null;
  readonly style: string | null;
  readonly images: number;
  readonly entries: number;
  readonly rules: string;
  readonly instructions: string;
  /** Dollars. */
  readonly price: number;
  readonly guestCount: number;
  readonly cancellationPolicy: string | null;
  readonly recommendationId: string | null;
  readonly title: string;
  readonly address: string;
}

/** All problems that prevent a form from being listed, in order; the first is shown at once. */
export function submitProblems(form: SubmittedForm): SubmitProblem[] {
  const isMissing: Readonly<Record<SubmitProblem, boolean>> = {
    arrangements: form.arrangements.length + form.costArrangements.length === 0,
    amenity: form.offersAmenities && form.amenity.length === 0,
    location: !form.hasLocation,
    category: form.category === null,
    style: form.style === null,
    images: form.images === 0,
    schedule: form.entries === 0,
    rules: form.rules.trim() === '',
    instructions: form.instructions.trim() === '',
    price: !(form.price >= 0),
    guests: !(form.guestCount >= MIN_PARTICIPANTS),
    policy: form.cancellationPolicy === null,
    'title-and-address':
      form.recommendationId === null && (form.title.trim() === '' || form.address.trim() === ''),
  };
  return SUBMIT_PROBLEMS.filter((problem) => isMissing[problem]);
}

/**
 * A title that begins with the label of its style: '<style> - ' is prepended unless it is there
 * already, and an empty title becomes the style (spec 2 §4). A title that becomes too long is not
 * cut: its field shows the error, and the host knows best what to leave out.
 */
export function titleOfStyle(title: string, style: string): string {
  const own = title.trim();
  if (own === '') return style;
  if (isOnlyStyle(own, style) || own.startsWith(titlePrefixFor(style))) return title;
  return `${titlePrefixFor(style)}${own}`;
}

/** Whether a title is its style alone, so that the host hasn't chosen one yet. */
export function isOnlyStyle(title: string, style: string): boolean {
  const own = title.trim();
  return own === '' || own === style.trim() || own === titlePrefixFor(style).trim();
}

function titlePrefixFor(style: string): string {
  return `${style} - `;
}
