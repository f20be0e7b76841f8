import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { FOOTER_LINK } from './footer-link.ts';

/** About, Support, Hosting and Community (spec 1 §2.5). */
export function FooterSections({ signedIn }: { signedIn: boolean }) {
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
