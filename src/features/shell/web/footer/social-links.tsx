import { Trans } from '@lingui/react/macro';
import { BRAND } from '#platform/brand/brand.ts';

/** Drawn by hand, in one stroke width: names as the networks write them. */
const NETWORKS = {
  instagram: {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5.2-1.6v.01',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4 4 20' },
  linkedin: {
    name: 'LinkedIn',
    path: 'M5 10v10M5 4.8v.01M10 20V10M10 14.5a4.5 4.5 0 0 1 9 0V20',
  },
} as const;

/** Where else the product is found (spec 1 §2.5). */
export function SocialLinks() {
  const product = BRAND.name;
  return (
    <ul className="-ms-3 flex">
      {(Object.keys(NETWORKS) as (keyof typeof NETWORKS)[]).map((network) => {
        const { name, path } = NETWORKS[network];
        return (
          <li key={network}>
            <a
              href={BRAND.social[network]}
              rel="me noreferrer"
              className="grid size-11 place-items-center rounded-pill hover:bg-sunken hover:text-ink"
            >
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-5 fill-none stroke-2 stroke-current"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={path} />
              </svg>
              <span className="sr-only">
                <Trans>
                  {product} on {name}
                </Trans>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
