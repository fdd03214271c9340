/** A captured listing as statistics and comparables use it. Prices in minor units of `currency`. */
export interface CapturedListing {
  readonly id: string;
  readonly title: string;
  readonly outcode: string | null;
  readonly price: number | null;
  readonly currency: string;
  /** As the portal writes it: "Terraced", "semi_detached". */
  readonly propertyType: string | null;
  readonly bedrooms: number | null;
  readonly floorAreaSqFt: number | null;
  /** Epoch milliseconds. */
  readonly capturedAt: number;
  /** `YYYY-MM-DD`; null if not stated. */
  readonly listedOn: string | null;
  readonly reducedOn: string | null;
  readonly status: string | null;
  /** Fractions; null if the deal has no outcome. */
  readonly grossYield: number | null;
  readonly score: number | null;
  readonly point: { readonly lat: number; readonly lon: number } | null;
}
