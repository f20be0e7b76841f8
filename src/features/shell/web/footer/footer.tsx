import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { keepLocale } from '#features/accounts/index.web.ts';
import { prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { isLocale, LOCALE_COOKIE, LOCALES, PARTIAL_LOCALES } from '#platform/i18n/locales.ts';
import { keepCookie } from '#platform/web/scope/keep-cookie.ts';
import { isTheme, THEMES, type Theme } from '#platform/web/scope/page-scope.ts';
import { useTheme } from '#platform/web/theme/theme.ts';
import { ChevronDown } from '#platform/web/ui/icons.ts';
import { useThemeChoice } from '../use-theme-choice.ts';

/**
 * The footer of every page (spec 1 §2.5): sections that expand and collapse on click, also before
 * scripts are loaded; copyright, currency, language and theme, always visible.
 */
export function Footer() {
  const { me } = useRouteContext({ from: '__root__' });
  const follow = useFollowLinks();
  return (
    // The links themselves handle clicks and keys; this only changes the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <footer className="mt-16 border-line border-t text-sm text-soft" onClick={follow}>
      <div className="content-width pt-2 pb-6 max-md:pb-20">
        <details
          className="group"
          onToggle={({ currentTarget }) => {
            // The opened part is below the viewport: the footer ends the page.
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
          <a href="/transparency" className={FOOTER_LINK}>
            <Trans>Transparency</Trans>
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

/**
 * Makes plain links to our own pages navigate without a reload. A `Link` for each of the footer's
 * many would cost every page a good part of its rendering.
 */
function useFollowLinks(): (event: MouseEvent<HTMLElement>) => void {
  const router = useRouter();
  return (event) => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = (event.target as Element).closest('a');
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || link?.hasAttribute('data-plain')) return;
    event.preventDefault();
    void router.navigate({ href });
  };
}

/** About, Support, Hosting and Community (spec 1 §2.5). */
function FooterSections({ signedIn }: { signedIn: boolean }) {
  const prepare = () => prepareCreation('property', signedIn);
  return (
    <div className="grid gap-x-6 gap-y-8 py-6 sm:grid-cols-2 lg:grid-cols-4">
      <Section title={<Trans>About</Trans>}>
        <Page to="/about#our-mission">
          <Trans>Mission</Trans>
        </Page>
        <Page to="/about#our-vision">
          <Trans>Vision</Trans>
        </Page>
        <Page to="/careers">
          <Trans>Careers</Trans>
        </Page>
      </Section>
      <Section title={<Trans>Support</Trans>}>
        <Page to="/support/contact-host">
          <Trans>Contact host</Trans>
        </Page>
        <Page to="/support/contact-us">
          <Trans>Contact us</Trans>
        </Page>
        <Page to="/support/help-centre">
          <Trans>Help centre</Trans>
        </Page>
        <Page to="/support/hosting-resources">
          <Trans>Hosting resources</Trans>
        </Page>
      </Section>
      <Section title={<Trans>Hosting</Trans>}>
        <li>
          <button
            type="button"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => startCreation('property', signedIn)}
            className={FOOTER_LINK}
          >
            <Trans>Become a host</Trans>
          </button>
        </li>
      </Section>
      <Section title={<Trans>Community</Trans>}>
        <Page to="/wayhearth">
          <Trans>Events</Trans>
        </Page>
        <Page to="/blog">
          <Trans>Blog</Trans>
        </Page>
        <Page to="/guide">
          <Trans>Guides</Trans>
        </Page>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold text-base text-ink">{title}</h2>
      <ul className="mt-1">{children}</ul>
    </section>
  );
}

function Page({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} className={FOOTER_LINK}>
        {children}
      </a>
    </li>
  );
}

/**
 * The language of the texts; stored in the account, otherwise in a cookie. The page of languages
 * also has those that are only available for menus.
 */
function LanguageMenu() {
  const { t } = useLingui();
  const { locale, me } = useRouteContext({ from: '__root__' });
  const choose = async (chosen: string) => {
    if (me !== null && isLocale(chosen)) await keepLocale(chosen);
    saveChoice(LOCALE_COOKIE, chosen);
  };
  return (
    <>
      <label className="flex max-w-full items-center gap-2 noscript:hidden">
        <Trans>Language</Trans>
        <select
          className={FOOTER_SELECT}
          defaultValue={locale}
          onChange={(event) => void choose(event.target.value)}
        >
          {Object.entries(LOCALES).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {PARTIAL_LOCALES.some((partial) => partial === code)
                ? t`${name} (partly translated)`
                : name}
            </option>
          ))}
        </select>
      </label>
      <a href="/settings/language" className={FOOTER_LINK}>
        <Trans>All languages</Trans>
      </a>
    </>
  );
}

/** Classes of one link of the footer. */
const FOOTER_LINK =
  'inline-flex min-h-11 min-w-11 items-center text-start underline-offset-4 hover:text-ink hover:underline';

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

/** The product's pages on social networks (spec 1 §2.5). */
function SocialLinks() {
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

/** Light, dark, or as the device is. */
function ThemeMenu() {
  const { t } = useLingui();
  const theme = useTheme();
  const choose = useThemeChoice();
  const names: Record<Theme, string> = {
    light: t`Light`,
    dark: t`Dark`,
    system: t`Match my device`,
  };
  return (
    <label className="flex items-center gap-2 noscript:hidden">
      <Trans>Theme</Trans>
      <select
        className={FOOTER_SELECT}
        value={theme}
        onChange={({ target }) => {
          if (isTheme(target.value)) choose(target.value);
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Classes of the footer's menus. */
const FOOTER_SELECT =
  'h-11 min-w-0 max-w-full rounded-pill border border-line-strong bg-raised px-4 text-ink text-sm';

/** Saves a choice in a cookie and reloads the page with it. */
function saveChoice(cookie: string, value: string): void {
  keepCookie(cookie, value);
  location.reload();
}
