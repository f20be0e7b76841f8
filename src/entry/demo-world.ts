import type { DrawPlace } from '#features/experiences/index.server.ts';
import type { PictureSource } from '#platform/server/media/pictures.ts';
import type { Services } from '#platform/server/services.ts';

/** The demonstration world's interface to the product. */
export interface DemoWorld {
  /** Accounts that can sign in with `DEMO_PASSWORD`. */
  readonly accounts: readonly { readonly who: string; readonly email: string }[];
  /** The pictures of its listings and people. */
  readonly pictures: Pick<PictureSource, 'original'>;
  /** Whether a key is one of its pictures'. */
  canDraw(key: string): boolean;
  /** Draws a public place, which the product shows by a sign of its kind. */
  readonly drawPlace: DrawPlace;
  /** Fills an empty database with it; does nothing where accounts exist already. */
  loadOnce(services: Services): Promise<void>;
}

/**
 * Loads the code of the demonstration world. It is a bundle of its own, which a server loads only
 * where it has to fill the database with that world, or where a listing or a person shows a picture
 * of it.
 */
export async function readDemoWorld(): Promise<DemoWorld> {
  return (await import('@wayhearth/demo')).demoWorld;
}
