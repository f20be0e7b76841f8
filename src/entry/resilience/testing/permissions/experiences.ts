import { everyone, oneWay, type PermissionsOf } from './cases.ts';

/** Jardim da Estrela in Lisbon. */
const PLACE = 'ChIJwh_ZTLIpOewSSnZqgkteHY9';

/** Who may call what of experiences. */
export const EXPERIENCES_PERMISSIONS = {
  'experiences.list-recommendations': oneWay(
    () => ({ query: { countryCode: 'PT', city: 'Lisbon', category: 'Community' } }),
    everyone('ok'),
  ),
  'experiences.show-place-details': [
    { name: 'built in', call: () => ({ query: { place_id: PLACE } }), expected: everyone('ok') },
    {
      name: "of Google's, without a key",
      call: () => ({ query: { place_id: 'ChIJN1t_tDeuEmsRUsoyG83frY4' } }),
      expected: everyone('not-found'),
    },
  ],
} satisfies PermissionsOf<'experiences'>;
