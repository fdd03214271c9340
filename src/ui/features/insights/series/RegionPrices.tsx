import { useState } from 'react';
import type { AreaBook } from '../../../../core/area/book/areaBook.ts';
import { SelectField } from '../../../components/field/SelectField.tsx';
import { refText } from '../../../parts/address/areaSearch.ts';
import { ChartCard } from '../panels/ChartCard.tsx';
import { SeriesLines } from './SeriesLines.tsx';

/** Compares house prices of two regions or nations. */
export function RegionPrices({ book }: { readonly book: AreaBook }) {
  const places = [...book.places('country'), ...book.places('region')].filter((place) => book.priceSeries(place)?.of?.code === place.code);
  const options = places.map((place) => ({ value: refText(place), label: place.name }));
  const [chosen, setChosen] = useState<readonly [string, string]>([
    options[0]?.value ?? '',
    options.find(({ label }) => label === 'North West')?.value ?? options[1]?.value ?? '',
  ]);
  const shown = [...new Set(chosen)].flatMap((value) => places.find((place) => refText(place) === value) ?? []);
  const series = shown.flatMap((place) => {
    const found = book.priceSeries(place);
    return found === null ? [] : [{ ...found, id: refText(place), label: place.name }];
  });
  return (
    <ChartCard>
      <SeriesLines title="House prices" since="2005-01" series={series} />
      <div className="flex flex-wrap gap-2">
        <SelectField label="Region" value={chosen[0]} options={options} onChange={(value) => setChosen([value, chosen[1]])} />
        <SelectField label="Compare with" value={chosen[1]} options={options} onChange={(value) => setChosen([chosen[0], value])} />
      </div>
    </ChartCard>
  );
}
