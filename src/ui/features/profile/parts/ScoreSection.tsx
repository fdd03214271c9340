import { parseAmount } from '../../../../core/deal/parseAmount.ts';
import { strategyNamesIn } from '../../../../core/deal/strategies/strategyInput.ts';
import type { MarketCountry } from '../../../../core/market/markets.ts';
import { err, ok } from '../../../../core/kernel/result.ts';
import { SliderField } from '../../../components/field/SliderField.tsx';
import { Button } from '../../../components/press/Button.tsx';
import { Spinner } from '../../../components/notice/Spinner.tsx';
import { Panel } from '../../../components/panel/Panel.tsx';
import type { ProfileEditor } from '../useProfileEditor.ts';
import { strategyNameInSentence } from './strategyNameInSentence.ts';
import { useCriteria } from './useCriteria.ts';

/** Weights of the score criteria. Only proportions matter, because weights are scaled to a total of 100. */
export function ScoreSection({ editor, country }: { readonly editor: ProfileEditor; readonly country: MarketCountry }) {
  const { strategy = 'buy-to-let' } = editor.profile;
  const criteria = useCriteria(strategy, country);
  if (criteria === null) return <Spinner label="Loading the score…" />;
  const weights = criteria.map(({ id, weight }) => ownWeight(editor, id) ?? weight);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const changed = criteria.some(({ id }) => ownWeight(editor, id) !== undefined);
  return (
    <Panel
      title={
        strategy === 'buy-to-let' && country === 'GB'
          ? 'Score weights'
          : `Score weights: ${strategyNameInSentence(strategyNamesIn(country)[strategy])}`
      }
      aside={<span data-testid="weights-sum">{`Total ${round(sum)}${round(sum) === 100 ? '' : ', scaled to 100'}`}</span>}
    >
      {sum === 0 ? <p className="text-sm font-medium text-fair">All weights are zero, so the default weights are used.</p> : null}
      <div>
        {criteria.map(({ id, label, weight, full }, at) => {
          const value = weights[at] ?? weight;
          const own = ownWeight(editor, id) !== undefined && value !== weight;
          return (
            <SliderField
              key={id}
              label={label}
              value={value}
              min={0}
              max={40}
              step={1}
              parse={parseWeight}
              format={(each) => String(round(each))}
              editFormat={String}
              onChange={(each) => editor.change(`weights.${id}`, each)}
              mark={own ? 'yours' : 'default'}
              note={
                <>
                  <span>{`Full points: ${full}`}</span>
                  <span className="num">
                    {sum === 0 ? '' : `counts for ${Math.round((value / sum) * 100)} out of 100`}
                    {own ? ` (default ${weight})` : ''}
                  </span>
                </>
              }
              testId={`weight-${id}`}
            />
          );
        })}
      </div>
      <div>
        <Button
          size="small"
          disabled={!changed}
          onClick={() => criteria.forEach(({ id }) => editor.change(`weights.${id}`, null))}
          data-testid="weights-reset"
        >
          Reset weights
        </Button>
      </div>
    </Panel>
  );
}

const round = (value: number): number => Number(value.toFixed(1));

function ownWeight(editor: ProfileEditor, id: string): number | undefined {
  const own = editor.read(`weights.${id}`);
  return typeof own === 'number' ? own : undefined;
}

function parseWeight(text: string) {
  const amount = parseAmount(text, { kind: 'number' });
  if (!amount.ok) return amount;
  const { value } = amount.value;
  return value >= 0 && value <= 100 ? ok(value) : err('Enter a weight from 0 to 100');
}
