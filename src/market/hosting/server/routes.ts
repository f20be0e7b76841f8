import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as geography from '../contract/geography.ts';
import { uploadPicture as uploadPictureRoute } from '../contract/uploads.ts';
import { listCities } from './use-cases/list-cities.ts';
import { listCountries } from './use-cases/list-countries.ts';
import { locatePoint } from './use-cases/locate-point.ts';
import { uploadPicture } from './use-cases/upload-picture.ts';

/** Every call of the forms that hosts fill in, whichever kind of listing they are for. */
export const formRoutesServed: readonly ServedRoute[] = [
  serve(geography.listCountries, (_input, context) => listCountries(context)),
  serve(geography.listCities, ({ params, query }, context) =>
    listCities(params.code, query, context),
  ),
  serve(geography.locatePoint, ({ query }, context) => locatePoint(query, context)),
  serve(uploadPictureRoute, ({ body }, context) => uploadPicture(body, context)),
];
