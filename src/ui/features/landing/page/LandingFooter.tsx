import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../../components/Wordmark.tsx';
import { OfflineChip } from '../../../parts/connection/OfflineChip.tsx';

const footerLink = 'inline-flex min-h-9 items-center text-[15px] text-ink-2 hover:text-ink hover:underline pointer-coarse:min-h-11';

/** The landing page footer, with the specification's links. */
export function LandingFooter() {
  return (
    <footer className="bg-sunk pb-[env(safe-area-inset-bottom)]">
      <OfflineChip />
      <div className="mx-auto grid max-w-6xl gap-x-8 gap-y-10 px-5 py-12 max-sm:grid-cols-2 sm:grid-cols-3 sm:py-16 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="grid content-start gap-3 max-lg:col-span-full">
          <Wordmark />
          <p className="max-w-[40ch] text-[15px] text-pretty text-ink-2">
            Analyses property deals on your own device. It informs your judgement and is not financial, tax or legal advice.
          </p>
        </div>
        <Column title="Product">
          <FooterAnchor to="#features">Features</FooterAnchor>
          <FooterAnchor to="#pricing">Pricing</FooterAnchor>
          <Link to="/deals" className={footerLink}>
            Deals
          </Link>
          <Link to="/simulator" className={footerLink}>
            Simulator
          </Link>
        </Column>
        <Column title="Company">
          <FooterAnchor to="#about">About</FooterAnchor>
          <FooterAnchor to="/insights">Insights</FooterAnchor>
          <FooterAnchor to="/portfolio">Portfolio</FooterAnchor>
          <FooterAnchor to="/community">Community</FooterAnchor>
        </Column>
        <Column title="Legal">
          <FooterAnchor to="/privacy">Privacy Policy</FooterAnchor>
          <FooterAnchor to="/terms">Terms of Service</FooterAnchor>
          <FooterAnchor to="/security">Security</FooterAnchor>
          <FooterAnchor to="/compliance">Compliance</FooterAnchor>
        </Column>
      </div>
      <div aria-hidden="true" className="tape-marks h-5 bg-tape forced-colors:hidden" />
    </footer>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={title} className="grid content-start justify-items-start">
      <p className="pb-1.5 text-sm font-semibold">{title}</p>
      {children}
    </nav>
  );
}

/** A link to a section of this page, or to a separately loaded page. */
const FooterAnchor = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={to} className={footerLink}>
    {children}
  </a>
);
