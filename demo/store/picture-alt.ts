import type { PictureSubject } from '#domain/picture-subjects.ts';
import type { Interior, SceneSpec } from '../scenes/index.ts';

const TIMES: Record<SceneSpec['time'], string> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

const ROOMS: Record<Interior, string> = {
  desk: 'Desk by the window',
  bed: 'Bedroom',
  bath: 'Bathroom',
  hammock: 'Hammock under the roof',
  kitchen: 'Kitchen',
  bunk: 'Bunk beds',
  garden: 'Seat in the garden',
  lounge: 'Living room',
  table: 'Shared table',
  stage: 'Small stage and its audience',
  supper: 'Table laid for supper',
  talk: 'Room for talks',
  workshop: 'Workbench with tools',
  yoga: 'Mats for yoga',
};

/**
 * What a drawn picture shows, for those who don't see it.
 *
 * @param place whose surroundings it may show
 */
export function pictureAlt(scene: SceneSpec, title: string, place: string): string {
  const when = TIMES[scene.time];
  switch (scene.subject) {
    case 'exterior':
      return scene.place === undefined
        ? `${title}, seen from outside ${when}`
        : `${title}, seen from the street ${when}`;
    case 'interior':
      return ROOMS[scene.interior ?? 'lounge'];
    case 'outing':
      return `People out together near ${place} ${when}`;
    case 'landscape':
      return `The surroundings of ${place} ${when}`;
    default:
      return `Things on a table, a view behind them ${when}`;
  }
}

const SUBJECTS: Readonly<Partial<Record<Interior, PictureSubject>>> = {
  desk: 'desk',
  bed: 'bed',
  bunk: 'bed',
  bath: 'bath',
  kitchen: 'kitchen',
  table: 'kitchen',
  hammock: 'outdoors',
  garden: 'outdoors',
};

/** What a drawn picture of a home shows; null for what no host is asked for. */
export function pictureSubject({ subject, interior }: SceneSpec): PictureSubject | null {
  if (subject === 'exterior') return 'street';
  if (subject === 'landscape') return 'outdoors';
  return subject === 'interior' && interior !== undefined ? (SUBJECTS[interior] ?? null) : null;
}
