/** The events of the specification, section 7, and their fields. Only these are sent: no address, price or token. */
export interface AnalyticsEvents {
  property_url_pasted: { source: string; url_length: number };
  ingest_start: { source: string; max_results: number };
  ingest_success: { source: string; item_count: number; duration_ms: number };
  ingest_fail: { source: string; error_type: string };
  pdf_export_start: { deal_id: string };
  pdf_export_success: { deal_id: string; duration_ms: number };
  pdf_export_fail: { deal_id: string; error_type: string };
  deal_viewed: { deal_id: string; score: number };
  deal_saved: { deal_id: string };
  summary_generated: { deal_id: string; source: string };
}

/** `at` is when it happened, in epoch milliseconds. Default now. */
export type Track = <Event extends keyof AnalyticsEvents>(event: Event, fields: AnalyticsEvents[Event], at?: number) => void;
