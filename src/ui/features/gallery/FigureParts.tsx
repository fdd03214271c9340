import { Badge } from '../../components/figure/Badge.tsx';
import { DeltaText } from '../../components/figure/DeltaText.tsx';
import { UnbrokenAmounts } from '../../components/figure/UnbrokenAmounts.tsx';
import { ProgressBar } from '../../components/figure/ProgressBar.tsx';
import { ProvenanceMark } from '../../components/figure/ProvenanceMark.tsx';
import { Stat, StatRow } from '../../components/figure/Stat.tsx';
import { Tape } from '../../components/figure/Tape.tsx';
import { Popover } from '../../components/panel/Popover.tsx';
import { scoreTapeBands } from '../../../core/chart/scoreTape.ts';
import { GalleryPart } from './GalleryPart.tsx';

const tones = ['good', 'fair', 'poor', 'neutral'] as const;
const marks = ['default', 'profile', 'listing', 'estimate', 'yours'] as const;

/** The components that show results. */
export function FigureParts() {
  return (
    <GalleryPart title="Figures">
      <Tape
        value={62}
        zones={scoreTapeBands}
        likely={{ from: 56, to: 69 }}
        norm={{ at: 50, label: 'Yours: 50' }}
        text="62"
        summary="62 out of 100"
      />
      <Tape value={62} zones={scoreTapeBands} size="row" />
      <Tape value={null} size="row" />
      <StatRow>
        <Stat label="Cash flow" value="£255" unit="a month" delta={{ tone: 'good', text: '£55 above your £200 target' }} />
        <Stat
          label="Cash-on-cash"
          value="5.2%"
          delta={{ tone: 'fair', text: '0.8 pts below your 6% target' }}
          explain={<Popover label="About cash-on-cash">Annual cash flow ÷ cash invested.</Popover>}
        />
        <Stat label="Interest cover" value="98%" delta={{ tone: 'poor', text: '27 pts below your 125% target' }} />
      </StatRow>
      <dl>
        <Stat label="Equity after ten years" value="£119,400" size="large" />
      </dl>
      <div className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <DeltaText key={tone} tone={tone}>
            12 off
          </DeltaText>
        ))}
      </div>
      <div className="flex flex-wrap gap-4">
        {marks.map((mark) => (
          <ProvenanceMark key={mark} mark={mark} />
        ))}
      </div>
      <p>
        <UnbrokenAmounts text="It would meet all your rules at £178,000 or less: −£55 becomes +£12 a month." />
      </p>
      <ProgressBar label="Re-scoring" part={0.12} text="120 of 1,000 deals" />
      <ProgressBar label="Asking" part={null} text="a moment" />
    </GalleryPart>
  );
}
