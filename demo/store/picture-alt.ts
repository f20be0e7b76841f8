import type { SceneSpec } from '../scenes/index.ts';

const TIMES: Record<SceneSpec['time'], string> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
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
      return `${title}, seen from outside ${when}`;
    case 'interior':
      return `Inside: ${scene.interior ?? 'the room'} ${when}`;
    case 'outing':
      return `People out together near ${place} ${when}`;
    case 'landscape':
      return `The surroundings of ${place} ${when}`;
    default:
      return `A detail of the home ${when}`;
  }
}
