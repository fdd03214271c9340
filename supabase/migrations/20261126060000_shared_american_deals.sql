-- Deals of homes in the United States may be shared too: version 2 of a shared deal names the market, in the place of the outcode the first
-- three digits of the ZIP code, and has figures and kinds of homes of its own. Version 1 is as it was.
create or replace function private.is_shared_deal(p_deal jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  -- Of a home in the United States; null of what is no object.
  v_american constant boolean := p_deal -> 'version' = '2';
  v_fields constant text[] := array['version', 'strategy', 'outcode', 'propertyType', 'bedrooms', 'price', 'monthlyRent', 'rentIs', 'figures',
    'score', 'asOf'] || case when v_american then array['market'] else array[]::text[] end;
  v_figure constant text[] := array['id', 'label', 'text'];
  v_figures constant text[] := array[
    'annualisedRoi', 'averageDailyRate', 'breakEvenOccupancy', 'breakEvenPrice', 'cashFlowPerRoom', 'cashIn',
    'cashNeeded', 'cashOnCash', 'equityCreated', 'grossYield', 'incomeReceived', 'interestCover', 'leaseProfit',
    'margin', 'moneyLeftIn', 'monthlyCashFlow', 'monthlyPayment', 'netHousingCost', 'netYield', 'nightsBooked',
    'paidByLodgers', 'payback', 'profit', 'profitOnCost', 'roi', 'savedPerMonth', 'totalCost', 'yieldOnCost'];
  v_american_figures constant text[] := array['debtServiceCover', 'rentToPrice'];
  v_markets constant text[] := array[
    'US-AK', 'US-AL', 'US-AR', 'US-AZ', 'US-CA', 'US-CO', 'US-CT', 'US-DC', 'US-DE', 'US-FL', 'US-GA', 'US-HI',
    'US-IA', 'US-ID', 'US-IL', 'US-IN', 'US-KS', 'US-KY', 'US-LA', 'US-MA', 'US-MD', 'US-ME', 'US-MI', 'US-MN',
    'US-MO', 'US-MS', 'US-MT', 'US-NC', 'US-ND', 'US-NE', 'US-NH', 'US-NJ', 'US-NM', 'US-NV', 'US-NY', 'US-OH',
    'US-OK', 'US-OR', 'US-PA', 'US-RI', 'US-SC', 'US-SD', 'US-TN', 'US-TX', 'US-UT', 'US-VA', 'US-VT', 'US-WA',
    'US-WI', 'US-WV', 'US-WY'];
  v_score constant text[] := array['total', 'low', 'high', 'band', 'reasons'];
  v_reason constant text[] := array['id', 'label', 'measured', 'points', 'weight', 'tone', 'words'];
  f jsonb;
  s jsonb;
begin
  if p_deal is null or jsonb_typeof(p_deal) <> 'object' or length(p_deal::text) > 10000 then return false; end if;
  f := p_deal -> 'figures';
  s := p_deal -> 'score';
  if jsonb_typeof(f) is distinct from 'array' or jsonb_typeof(s) is distinct from 'object'
    or jsonb_typeof(s -> 'reasons') is distinct from 'array' then return false; end if;
  if not (p_deal ?& v_fields and p_deal - v_fields = '{}' and jsonb_array_length(f) between 1 and 8
    and s ?& v_score and s - v_score = '{}' and jsonb_array_length(s -> 'reasons') <= 12) then return false; end if;
  return coalesce(
    (p_deal -> 'version' = '1' or v_american and jsonb_typeof(p_deal -> 'market') = 'string' and p_deal ->> 'market' = any (v_markets))
    and p_deal ->> 'strategy' in ('buy-to-let', 'brrrr', 'flip', 'hmo', 'serviced-accommodation', 'rent-to-rent', 'house-hack')
    and (p_deal -> 'outcode' = 'null'
      or p_deal ->> 'outcode' ~ case when v_american then '^[0-9]{3}$' else '^[A-Z]{1,2}[0-9][0-9A-Z]?$' end)
    and (p_deal -> 'propertyType' = 'null' or p_deal ->> 'propertyType' = any (
      case when v_american then array['house', 'single family', 'townhouse', 'condo', 'co-op', 'apartment', 'duplex', 'triplex', 'fourplex',
        'multi-family', 'manufactured', 'land']
      else array['flat', 'apartment', 'maisonette', 'studio',
        'terraced', 'end of terrace', 'semi-detached', 'detached', 'bungalow', 'cottage', 'house', 'park home', 'land'] end))
    and (p_deal -> 'bedrooms' = 'null' or private.is_number_in(p_deal -> 'bedrooms', 0, 500))
    and (p_deal -> 'price' = 'null' or private.is_number_in(p_deal -> 'price', -1e13, 1e13))
    and (p_deal -> 'monthlyRent' = 'null' or private.is_number_in(p_deal -> 'monthlyRent', -1e13, 1e13))
    and (p_deal -> 'rentIs' = 'null' or p_deal ->> 'rentIs' in ('estimate', 'given'))
    and p_deal ->> 'asOf' ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    and (select bool_and(
      case when jsonb_typeof(e) <> 'object' then false else
        e ?& v_figure and e - v_figure = '{}'
        and (e ->> 'id' = any (v_figures) or v_american and e ->> 'id' = any (v_american_figures))
        and (select bool_and(jsonb_typeof(e -> k) = 'string' and private.is_plain_text(e ->> k, 60)) from unnest(v_figure) k) end)
      from jsonb_array_elements(f) e)
    and (select bool_and(private.is_number_in(s -> k, 0, 100)) from unnest(array['total', 'low', 'high']) k)
    and s ->> 'band' in ('avoid', 'weak', 'fair', 'good', 'outstanding')
    and coalesce((select bool_and(
      case when jsonb_typeof(r) <> 'object' then false else
        r ?& v_reason and r - v_reason = '{}'
        and (select bool_and(jsonb_typeof(r -> k) = 'string' and private.is_plain_text(r ->> k, case k when 'words' then 200 else 60 end))
          from unnest(array['id', 'label', 'measured', 'words']) k)
        and private.is_number_in(r -> 'points', 0, 100) and private.is_number_in(r -> 'weight', 0, 100)
        and r ->> 'tone' in ('good', 'fair', 'poor', 'unknown') end)
      from jsonb_array_elements(s -> 'reasons') r), true),
    false);
end $$;
