import type { SceneSpec } from '../scenes/index.ts';
import type { DemoStay } from '../world/types.ts';

const TIMES: Record<SceneSpec['time'], string> = {
  dawn: 'at dawn',
  day: 'by day',
  dusk: 'at dusk',
  night: 'at night',
};

/** What a drawn picture shows, for those who don't see it. */
export function pictureAlt(scene: SceneSpec, stay: DemoStay): string {
  const when = TIMES[scene.time];
  switch (scene.subject) {
    case 'exterior':
      return `${stay.title}, seen from outside ${when}`;
    case 'interior':
      return `Inside: ${scene.interior ?? 'the room'} ${when}`;
    case 'landscape':
      return `The surroundings of ${stay.neighbourhood} ${when}`;
    default:
      return `A detail of the home ${when}`;
  }
}
