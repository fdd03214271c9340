/** The example file shown in the sheet, with one product: the required columns and some optional ones. */
export const csvExample = `lender,name,rate_kind,initial_rate_percent,initial_months,reversion_rate_percent,max_ltv_percent,icr_percent,stress_rate_percent,product_fee_gbp
My Bank,Five-year fix,fixed,5.04,60,8.1,75,125,5.5,999`;
