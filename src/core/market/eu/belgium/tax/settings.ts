import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** Belgian property tax settings that the deal does not contain. */
export interface BelgiumSettings {
  /**
   * `private`: a person who lives there and deducts no rent. `professional`: a company, or a person who deducts rent as a business cost.
   */
  readonly tenant: 'private' | 'professional';
  /** Cadastral income (kadastraal inkomen, revenu cadastral) of 1975, as on the tax bill and the deed; null if unknown. */
  readonly cadastralIncome: Minor | null;
  /** This year's indexation coefficient; null if unknown. */
  readonly coefficient: number | null;
  /** The indexed cadastral income, if a bill shows it; it takes precedence over the two above. */
  readonly indexedCadastralIncome: Minor | null;
  /** This year's revaluation coefficient, which limits the flat-rate costs of a professional let; null if unknown. */
  readonly revaluation: number | null;
  /** The owners' highest income tax rate. */
  readonly marginalRate: Rate;
  /** The communal surcharge, as a share of the tax. */
  readonly communalRate: Rate;
}
