import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { BRAND } from '#platform/brand/brand.ts';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { useFollowLinks } from './follow-links.ts';
import { FOOTER_LINK } from './footer-link.ts';
import { FooterSections } from './footer-sections.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SocialLinks } from './social-links.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/**
 * The foot of every page (spec 1 §2.5): sections that expand and collapse on click, also before
 * scripts are there; copyright, currency, language and theme, always in sight.
 */
export function Footer() {
  const { me } = useRouteContext({ from: '__root__' });
  const follow = useFollowLinks();
  return (
    // Each link is pressed by itself, by keyboard too; here it is only followed.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <footer className="mt-16 border-line border-t text-sm text-soft" onClick={follow}>
      <div className="content-width pt-2 pb-6 max-md:pb-20">
        <details
          className="group"
          onToggle={({ currentTarget }) => {
            // What opened lies below the fold: the footer ends the page.
            if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        >
          <summary className="flex min-h-11 list-none items-center gap-2 rounded-lg font-semibold text-ink [&::-webkit-details-marker]:hidden">
            <Trans>About, support and hosting</Trans>
            <ChevronDown
              aria-hidden="true"
              className="size-4.5 transition-transform duration-150 group-open:rotate-180"
            />
          </summary>
          <FooterSections signedIn={me !== null} />
        </details>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-t pt-4">
          <p>
            <Trans>© 2025 {BRAND.name}</Trans>
          </p>
          <a href="/terms-service" className={FOOTER_LINK}>
            <Trans>Terms</Trans>
          </a>
          <a href="/privacy" className={FOOTER_LINK}>
            <Trans>Privacy</Trans>
          </a>
          <a href="/sitemap" className={FOOTER_LINK}>
            <Trans>Site map</Trans>
          </a>
          <div className="md:ms-auto">
            <SocialLinks />
          </div>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-3 md:pe-16">
          <a href="/settings/currency" className={FOOTER_LINK}>
            <Trans>Prices in USD</Trans>
          </a>
          <LanguageMenu />
          <ThemeMenu />
        </div>
      </div>
    </footer>
  );
}
