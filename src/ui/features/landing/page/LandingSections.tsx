import { useReplay } from '../../../preboot/useReplay.ts';
import { CalculatorSection } from '../calculator/CalculatorSection.tsx';
import { DownloadsSection } from '../downloads/DownloadsSection.tsx';
import { CasesSection } from '../examples/CasesSection.tsx';
import { StrategySection } from '../examples/StrategySection.tsx';
import { FaqSection } from '../sections/FaqSection.tsx';
import { InsightsSection } from '../sections/InsightsSection.tsx';
import { NewsletterSection } from '../sections/NewsletterSection.tsx';
import { PricingSection } from '../sections/PricingSection.tsx';
import { AboutSection, FeaturesSection, StepsSection, TestimonialsSection } from '../sections/TextSections.tsx';
import { TapeFacts } from './TapeFacts.tsx';

/** The page below the hero, in the specification's order. */
export function LandingSections() {
  useReplay('sections');
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
