import { useEffect, useState } from 'react';
import { handover } from '../../../early/handover.ts';
import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import { DownloadsSection } from '../downloads/DownloadsSection.tsx';
import { CasesSection } from '../examples/CasesSection.tsx';
import { StrategySection } from '../examples/StrategySection.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { InsightsSection } from '../sections/InsightsSection.tsx';
import { NewsletterSection } from '../sections/NewsletterSection.tsx';
import { PricingSection } from '../sections/PricingSection.tsx';
import { AboutSection, FeaturesSection, StepsSection, TestimonialsSection } from '../sections/WordSections.tsx';
import { TapeFacts } from './TapeFacts.tsx';

/** The page below the hero, in the specification's order. */
export function LandingSections() {
  const [wasThere] = useState(() => typeof document !== 'undefined' && document.getElementById('about') !== null);
  useEffect(() => {
    // The page was opened at a place that did not exist until now. Where the prerendered page stood, the browser has found it already.
    if (!wasThere) document.getElementById(globalThis.location.hash.slice(1))?.scrollIntoView();
  }, [wasThere]);
  useEffect(() => handover.resume?.(), []);
  return (
    <>
      <TapeFacts />
      <AboutSection />
      <StepsSection />
      <FeaturesSection />
      <CalculatorSection />
      <StrategySection />
      <CasesSection />
      <TestimonialsSection />
      <InsightsSection />
      <DownloadsSection />
      <FaqSection />
      <NewsletterSection />
      <PricingSection />
    </>
  );
}
