import type { Minor } from '../../../../kernel/money.ts';
import type { Rate } from '../../../../kernel/rate.ts';

/** Settings of Belgian tax on property, apart from the deal. */
export interface BelgiumSettings {
  /**
   * `private`: a person who lives there and deducts no rent. `professional`: a company, or a person who deducts rent as a business cost.
   */
  readonly tenant: 'private' | 'professional';
  /** Cadastral income (kadastraal inkomen, revenu cadastral) of 1975, as the tax bill and the deed print it; null while unknown. */
  readonly cadastralIncome: Minor | null;
  /** This year's coefficient of indexation; null while unknown. */
  readonly coefficient: number | null;
  /** The indexed cadastral income itself, where a bill prints it; it comes before the two above. */
  readonly indexedCadastralIncome: Minor | null;
  /** This year's revaluation coefficient, which limits the flat costs of a professional let; null while unknown. */
  readonly revaluation: number | null;
  /** The owners' highest rate of income tax. */
  readonly marginalRate: Rate;
  /** The commune's addition to the tax. */
  readonly communalRate: Rate;
}
