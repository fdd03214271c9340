/** Austrian income tax settings of a let property's owners that are not in the deal or in their other income. */
export interface AustriaSettings {
  /**
   * The marginal income tax rate, in per cent, from the owner's last assessment (Einkommensteuerbescheid); the same for all owners.
   * `brackets` calculates the tax if the year's brackets are known.
   */
  readonly marginalRate: 'brackets' | '0' | '20' | '30' | '40' | '48' | '50' | '55';
  /** The land percentage (GrundanteilV 2016), by the town's size, its land prices and the number of dwellings in the building. */
  readonly landShare: '20' | '30' | '40';
}
