/** Austrian income tax settings of a let property's owners, apart from the deal and their other income. */
export interface AustriaSettings {
  /**
   * The rate on the last euro of income, in percent, as the owner's last assessment (Einkommensteuerbescheid) has it; the same for all
   * owners. `brackets` works the tax out where the brackets of the year are held.
   */
  readonly marginalRate: 'brackets' | '0' | '20' | '30' | '40' | '48' | '50' | '55';
  /** The percentage that is land (GrundanteilV 2016): by the size of the town, its land prices and the dwellings of the building. */
  readonly landShare: '20' | '30' | '40';
}
