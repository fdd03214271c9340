import { Link } from '@tanstack/react-router';
import { firstSampleId } from '../../../core/deal/samples/firstSample.ts';
import { HangingTape } from './page/HangingTape.tsx';
import { UrlField } from '../../parts/linkField/UrlField.tsx';
import { useAnalyse } from '../../parts/linkField/useAnalyse.ts';

const ways = 'flex flex-wrap items-center gap-x-1.5 pt-1 text-[15px] text-ink-2';
const wayIn = 'inline-flex min-h-8 items-center font-medium text-ink underline underline-offset-4 pointer-coarse:min-h-11';

/** The headline and the link field that starts an analysis. */
export function Hero() {
  const analyse = useAnalyse();
  return (
    <section className="relative">
      <HangingTape />
      <div className="relative mx-auto grid max-w-6xl gap-6 px-5 pt-28 pb-14 sm:pt-40 sm:pb-24">
        <h1 className="max-w-[13ch] text-[clamp(2.6rem,7vw,5.4rem)] leading-[1.01] font-bold tracking-[-0.045em] text-balance">
          Know the deal before you ring the agent.
        </h1>
        <p className="max-w-[52ch] text-lg text-pretty text-ink-2 sm:text-xl/8">
          Paste a Rightmove or Zoopla link. See cash flow, yield, tax and the price at which the deal works, with every figure explained. On
          your phone, even offline.
        </p>
        <div className="max-w-3xl pt-1">
          <UrlField analyse={analyse} />
          <p className={ways}>
            No link?
            <Link to="/deals" hash="type" className={wayIn}>
              Enter a deal yourself
            </Link>
            or
            <Link to="/deals/$dealId" params={{ dealId: firstSampleId }} className={wayIn}>
              Open a sample deal
            </Link>
          </p>
          <p className={ways}>
            Have an account?
            <Link to="/dashboard" className={wayIn}>
              Dashboard
            </Link>
            or
            <Link to="/deals" className={wayIn}>
              Browse Deals
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
