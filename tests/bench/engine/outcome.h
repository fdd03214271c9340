/*
 * The full outcome of src/core/pipeline/computeOutcome.ts in C: thirty years and every month of the loan to the penny, the first year by
 * month, the values that would meet the targets, the score with its reasons' numbers, and the terms of every figure's explanation as data.
 */

/* The fact shares are for lease, energy and listing; negative if unknown. */
typedef struct { double maintenance, targets[6], weights[9], factShares[3]; } Judge;
static Judge judge;

typedef struct { double rent, voids, costs, noi, interest, principal, cashFlow, cumulative, value, balance, equity; } YearRow;
typedef struct { double rent, voids, costs, interest, principal, cashFlow; } MonthRow;
typedef struct { const char *label; double amount; const char *from; const double *input; } Term;
typedef struct { const char *formula; int count; Term terms[24]; } Trace;

typedef struct {
  double deposit, transferTax, costs[7], costsTotal, loan, loanToValue, cashNeeded;
  double lines[9], rent, voids, gross, running, noi, payment, debtService, cashFlow, monthlyCashFlow, interest, principal;
  double grossYield, netYield, cashOnCash, roi, interestCover, debtServiceCover, breakEvenRent, irr, equityMultiple, saleProceeds;
  YearRow years[MOST_YEARS];
  MonthRow months[12];
  double highestPriceForAll, rentNeeded, rateSurvived;
  double shares[9], points[9], total, low, high;
  int met[6];
  Trace traces[19];
} Outcome;

typedef struct { double monthlyCashFlow, cashOnCash, interestCover, debtServiceCover, netYield, grossYield, cashFlow, loan; } FirstYear;

static FirstYear firstYearOf(const Deal *d) {
  Measures m;
  Walk w;
  Factors f;
  buy(d, &m, &w, &f);
  walkLetting(&w, d, &f);
  walkLoan(&w, d, 1);
  double service = w.interest + w.principal, cashFlow = w.noi - service, month = roundPence(fabs(cashFlow) / 12);
  return (FirstYear){cashFlow < 0 ? -month : month, m.cashNeeded == 0 ? NAN : cashFlow / m.cashNeeded,
                     m.loan == 0 ? NAN : w.rent / (m.loan * d->stressRate), service == 0 ? NAN : w.noi / service,
                     w.noi / d->price, w.rent / d->price, cashFlow, m.loan};
}

static inline int reaches(double value, double target) { return isnan(value) || value >= target; }
static int meetsCash(const FirstYear *y) { return y->monthlyCashFlow >= judge.targets[0] && reaches(y->cashOnCash, judge.targets[1]); }
static int meetsAll(const FirstYear *y) {
  return meetsCash(y) && reaches(y->interestCover, judge.targets[2]) && reaches(y->debtServiceCover, judge.targets[3]) &&
         reaches(y->netYield, judge.targets[4]) && reaches(y->grossYield, judge.targets[5]);
}

enum { PRICE, RENT, RATE };

/* Offers are rounded to £500. */
static const double offerStep = 50000;

static int isMet(const Deal *base, int what, double at, double top) {
  Deal d = *base;
  if (what == PRICE) d.price = at * offerStep;
  if (what == RENT) d.monthlyRent = (top - at) * 100;
  if (what == RATE) d.mortgageRate = at / 10000;
  FirstYear y = firstYearOf(&d);
  return what == RATE ? y.cashFlow >= 0 : what == PRICE ? meetsAll(&y) : meetsCash(&y);
}

static double lastMet(const Deal *d, int what, double low, double high) {
  if (!isMet(d, what, low, high)) return NAN;
  if (isMet(d, what, high, high)) return high;
  double met = low, unmet = high;
  while (unmet - met > 1) {
    double middle = floor((met + unmet) / 2);
    if (isMet(d, what, middle, high)) met = middle; else unmet = middle;
  }
  return met;
}

static double worthOf(double discount, double growth, double years) {
  double worth = 0, paid = 1 / (1 + discount);
  for (double year = 1; year <= years; year++) { worth += paid; paid *= (1 + growth) / (1 + discount); }
  return worth;
}

static double worthWithoutPrice(const Deal *d, double grossIncome, double shared, double costs, double discount) {
  double plain = d->legalFees + d->surveyFee + d->refurbishment + d->otherPurchaseCosts, spent = plain;
  if (d->deposit < 1) {
    double repaidLast = d->mortgageRate * worthOf(discount, 0, d->holdYears) + pow(1 + discount, -d->holdYears);
    spent += d->brokerFee + d->arrangementFee * (d->isFeeAdded == 1 ? most(1, repaidLast) : 1);
  }
  return (grossIncome - shared) * worthOf(discount, d->rentGrowth, d->holdYears) -
         (costs - shared) * worthOf(discount, d->costGrowth, d->holdYears) - spent;
}

static double rentAlone(const Deal *deal, double lowest, double highest) {
  Deal d = *deal;
  Walk w;
  Factors f = {1, 1, 1, 1, d.voidShare};
  walkLetting(&w, &d, &f);
  double gross = w.rent - w.voids, shared = roundShare(gross * d.management) + roundPence(d.monthlyRent * d.tenantFind / d.tenancyYears);
  if (worthWithoutPrice(&d, gross, shared, w.costs, lowest) < 0) return NAN;
  if (worthWithoutPrice(&d, gross, shared, w.costs, highest) >= 0) return highest;
  double earned = lowest, missed = highest;
  for (int step = 0; step < 40; step++) {
    double middle = (earned + missed) / 2;
    if (worthWithoutPrice(&d, gross, shared, w.costs, middle) >= 0) earned = middle; else missed = middle;
  }
  return earned;
}

static inline double onScale(double value, double zero, double full) { return least(1, most(0, (value - zero) / (full - zero))); }

static double shareOfReturn(const Deal *d, const Outcome *o) {
  double multiple = o->equityMultiple, irr = o->irr;
  int isEven = fabs(multiple - 1) <= 1e-9, hasTurn = !isnan(irr) && irr > (isEven ? 1e-6 : 0), below = hasTurn && irr <= 0.02;
  if ((!isEven && multiple > 1) == (below % 2 == 1)) return 0;
  double pays = hasTurn && !below ? irr : INFINITY, top = least(pays, 0.12), carried = rentAlone(d, 0.02, top);
  if (carried == top) return isinf(pays) ? 1 : onScale(pays, 0.02, 0.12);
  return isnan(carried) ? 0 : onScale(carried, 0.02, 0.12);
}

static void wholeParts(const double *unrounded, double total, double *whole) {
  double parts[9], left = total;
  for (int at = 0; at < 9; at++) { parts[at] = floor(unrounded[at] * 1e9 + 0.5) / 1e9; whole[at] = floor(parts[at]); left -= whole[at]; }
  for (; left > 0; left--) {
    int found = -1;
    double largest = -1;
    for (int at = 0; at < 9; at++) {
      double remainder = parts[at] - whole[at];
      if (remainder >= 0 && remainder > largest) { found = at; largest = remainder; }
    }
    if (found < 0) return;
    whole[found]++;
  }
}

static void mark(const Deal *d, Outcome *o) {
  const double shares[9] = {onScale(o->netYield, 0.02, 0.06), onScale(o->monthlyCashFlow, 0, 40000),
                            isnan(o->cashOnCash) ? -1 : onScale(o->cashOnCash, 0, 0.08),
                            isnan(o->interestCover) ? 1 : onScale(o->interestCover, 1, 2), onScale(o->grossYield, 0.04, 0.08),
                            shareOfReturn(d, o), judge.factShares[0], judge.factShares[1], judge.factShares[2]};
  double raw[9], sum = 0, low = 0, high = 0;
  for (int at = 0; at < 9; at++) {
    o->shares[at] = shares[at];
    raw[at] = (shares[at] < 0 ? 0.5 : shares[at]) * judge.weights[at];
    sum += raw[at];
    low += most(0, shares[at]) * judge.weights[at];
    high += (shares[at] < 0 ? 1 : shares[at]) * judge.weights[at];
  }
  o->total = floor(sum + 0.5);
  o->low = least(o->total, floor(low + 0.5));
  o->high = most(o->total, floor(high + 0.5));
  wholeParts(raw, o->total, o->points);
  const double values[6] = {o->monthlyCashFlow, o->cashOnCash, o->interestCover, o->debtServiceCover, o->netYield, o->grossYield};
  for (int at = 0; at < 6; at++) o->met[at] = isnan(values[at]) ? -1 : values[at] >= judge.targets[at];
}

static Trace *begin(Trace *t, const char *formula) { t->formula = formula; t->count = 0; return t; }
static void amount(Trace *t, const char *label, double value, const char *from) { t->terms[t->count++] = (Term){label, value, from, 0}; }
static void input(Trace *t, const double *value) { t->terms[t->count++] = (Term){0, 0, 0, value}; }

static const char *lineLabels[9] = {"Management", "Finding tenants", "Maintenance", "Landlord insurance", "Safety certificates", "Licence",
                                    "Service charge", "Ground rent", "Other running costs"};
static const char *costLabels[7] = {"Stamp duty land tax", "Legal fees", "Survey", "Broker fee", "Mortgage arrangement fee", "Refurbishment",
                                    "Other purchase costs"};

static void trace(const Deal *d, Outcome *o) {
  const char *computed = "Computed";
  const YearRow *first = &o->years[0], *last = &o->years[(int)d->holdYears - 1];
  Trace *t = begin(&o->traces[0], "Rent a year / purchase price");
  amount(t, "Rent a year", o->rent, computed); input(t, &d->monthlyRent); input(t, &d->price);
  t = begin(&o->traces[1], "(Rent received - running costs) / purchase price");
  amount(t, "Net operating income", o->noi, computed); input(t, &d->price);
  t = begin(&o->traces[2], "Monthly rent x 12"); input(t, &d->monthlyRent);
  t = begin(&o->traces[3], "Rent a year - voids");
  amount(t, "Rent a year", o->rent, computed); input(t, &d->voidShare); amount(t, "Voids", o->voids, computed);
  t = begin(&o->traces[4], "Sum of a year's running costs");
  for (int at = 0; at < 9; at++) if (o->lines[at] != 0) amount(t, lineLabels[at], o->lines[at], "Table of running costs");
  input(t, &d->management); input(t, &d->tenantFind); input(t, &d->tenancyYears); input(t, &d->maintenance); input(t, &d->insurance);
  input(t, &d->certificates); input(t, &d->licence); input(t, &d->serviceCharge); input(t, &d->groundRent); input(t, &d->otherCosts);
  t = begin(&o->traces[5], "Rent received - running costs");
  amount(t, "Rent received a year", o->gross, computed); amount(t, "Running costs a year", o->running, computed);
  t = begin(&o->traces[6], "Interest only or level payment");
  amount(t, "Loan", o->loan, computed); input(t, &d->isInterestOnly); input(t, &d->mortgageRate); input(t, &d->mortgageMonths);
  t = begin(&o->traces[7], "Interest and principal of the first twelve months");
  amount(t, "Interest", first->interest, "Projection, year 1"); amount(t, "Principal", first->principal, "Projection, year 1");
  amount(t, "Loan", o->loan, computed); input(t, &d->mortgageRate);
  t = begin(&o->traces[8], "Cash flow a year / 12"); amount(t, "Cash flow a year", o->cashFlow, computed);
  t = begin(&o->traces[9], "Net operating income - mortgage payments");
  amount(t, "Net operating income", o->noi, computed); amount(t, "Mortgage payments a year", o->debtService, computed);
  t = begin(&o->traces[10], "Deposit + purchase costs - fee added");
  amount(t, "Deposit", o->deposit, computed);
  for (int at = 0; at < 7; at++) if (o->costs[at] != 0) amount(t, costLabels[at], o->costs[at], "Table of purchase costs");
  if (d->isFeeAdded == 1) amount(t, "Fee added to the loan", o->deposit + o->costsTotal - o->cashNeeded, computed);
  input(t, &d->deposit); input(t, 0);
  t = begin(&o->traces[11], "Cash flow / cash needed");
  amount(t, "Cash flow a year", o->cashFlow, computed); amount(t, "Cash needed", o->cashNeeded, computed);
  t = begin(&o->traces[12], "(Cash flow + repaid + growth) / cash needed");
  amount(t, "Cash flow a year", o->cashFlow, computed); amount(t, "Loan repaid in year one", first->principal, computed);
  amount(t, "Growth in year one", roundShare(d->price * d->priceGrowth), computed); amount(t, "Cash needed", o->cashNeeded, computed);
  input(t, &d->priceGrowth);
  t = begin(&o->traces[13], "Rent a year / (loan x stress rate)");
  amount(t, "Rent a year", o->rent, computed); amount(t, "Loan", o->loan, computed); input(t, &d->stressRate);
  t = begin(&o->traces[14], "Net operating income / mortgage payments");
  amount(t, "Net operating income", o->noi, computed); amount(t, "Mortgage payments a year", o->debtService, computed);
  t = begin(&o->traces[15], "Loan / purchase price"); amount(t, "Loan", o->loan, computed); input(t, &d->price); input(t, &d->deposit);
  for (int at = 16; at < 18; at++) {
    t = begin(&o->traces[at], at == 16 ? "Internal rate of return" : "Equity multiple");
    amount(t, "Cash needed", o->cashNeeded, computed);
    amount(t, "Cash flow over the hold", last->cumulative, "Projection");
    amount(t, "Sale after costs and loan", o->saleProceeds, "Projection");
    input(t, &d->holdYears);
    if (at == 16) { input(t, &d->rentGrowth); input(t, &d->costGrowth); input(t, &d->priceGrowth); input(t, &d->sellingCosts); }
  }
  t = begin(&o->traces[18], "Fixed costs + mortgage payments / share kept");
  double fixed = 0;
  for (int at = 2; at < 9; at++) fixed += o->lines[at];
  amount(t, "Costs that do not follow the rent", fixed, computed); amount(t, "Mortgage payments a year", o->debtService, computed);
  input(t, &d->voidShare); input(t, &d->management); input(t, &d->tenantFind); input(t, &d->tenancyYears);
}

static void evenly(double total, double *first, int stride) {
  double part = trunc(total / 12), over = total - part * 12;
  for (int at = 0; at < 12; at++) first[at * stride] = at < fabs(over) ? part + (over > 0 ? 1 : -1) : part;
}

static void outcome(const Deal *given, Outcome *o, int years) {
  Deal exact = *given;
  exact.isToThePenny = 1;
  const Deal *d = &exact;
  Measures m;
  Walk w;
  Factors f;
  buy(d, &m, &w, &f);
  double borrowed = d->price - least(d->price, roundShare(d->price * d->deposit)), hasLoan = borrowed > 0;
  o->deposit = d->price - borrowed;
  o->loan = m.loan; o->loanToValue = m.loanToValue; o->cashNeeded = m.cashNeeded; o->transferTax = m.transferTax; o->payment = w.payment;
  const double costs[7] = {m.transferTax, d->legalFees, d->surveyFee, hasLoan * d->brokerFee, hasLoan * d->arrangementFee, d->refurbishment, d->otherPurchaseCosts};
  o->costsTotal = 0;
  for (int at = 0; at < 7; at++) { o->costs[at] = costs[at]; o->costsTotal += costs[at]; }
  double balance = w.balance;
  for (int month = 0; month < 12; month++) {
    double due = month < w.monthsLeft ? roundShare(balance * w.monthlyRate) : 0;
    double paid = month + 1 == w.monthsLeft ? balance : d->isInterestOnly == 1 ? 0 : least(balance, w.payment - due);
    o->months[month].interest = due;
    o->months[month].principal = paid;
    balance -= paid;
  }
  double cumulative = 0;
  for (int year = 1; year <= years; year++) {
    f.rent = pow(1 + d->rentGrowth, year - 1); f.costs = pow(1 + d->costGrowth, year - 1); f.value = pow(1 + d->priceGrowth, year);
    walkLetting(&w, d, &f);
    walkLoan(&w, d, year == 1);
    double cashFlow = w.noi - w.interest - w.principal, value = roundPence(d->price * f.value);
    cumulative += cashFlow;
    o->years[year - 1] = (YearRow){w.rent, w.voids, w.costs, w.noi, w.interest, w.principal, cashFlow, cumulative, value, w.balance, value - w.balance};
  }
  const YearRow *first = &o->years[0];
  o->rent = first->rent; o->voids = first->voids; o->gross = first->rent - first->voids; o->running = first->costs; o->noi = first->noi;
  o->interest = first->interest; o->principal = first->principal; o->debtService = first->interest + first->principal; o->cashFlow = first->cashFlow;
  const double lines[9] = {roundShare(o->gross * d->management), roundPence(d->monthlyRent * d->tenantFind / d->tenancyYears), d->maintenance,
                           d->insurance, d->certificates, d->licence, d->serviceCharge, d->groundRent, d->otherCosts};
  memcpy(o->lines, lines, sizeof lines);
  double month = roundPence(fabs(o->cashFlow) / 12);
  o->monthlyCashFlow = o->cashFlow < 0 ? -month : month;
  o->grossYield = o->rent / d->price; o->netYield = o->noi / d->price;
  o->cashOnCash = m.cashNeeded == 0 ? NAN : o->cashFlow / m.cashNeeded;
  o->roi = m.cashNeeded == 0 ? NAN : (o->cashFlow + o->principal + roundShare(d->price * d->priceGrowth)) / m.cashNeeded;
  o->interestCover = m.loan == 0 ? NAN : o->rent / (m.loan * d->stressRate);
  o->debtServiceCover = o->debtService == 0 ? NAN : o->noi / o->debtService;
  double fixed = 0;
  for (int at = 2; at < 9; at++) fixed += lines[at];
  double rent = (fixed + o->debtService) / (12 * (1 - d->voidShare) * (1 - d->management) - d->tenantFind / d->tenancyYears);
  o->breakEvenRent = ceil(rent - rent * 2e-13);
  evenly(o->rent, &o->months[0].rent, 6); evenly(o->voids, &o->months[0].voids, 6); evenly(o->running, &o->months[0].costs, 6);
  for (int at = 0; at < 12; at++) {
    MonthRow *r = &o->months[at];
    r->cashFlow = r->rent - r->voids - r->costs - r->interest - r->principal;
  }
  int held = (int)d->holdYears;
  const YearRow *last = &o->years[held - 1];
  o->saleProceeds = last->value - roundShare(last->value * d->sellingCosts) - last->balance;
  double flows[MOST_YEARS + 1], in = 0, out = 0;
  flows[0] = -m.cashNeeded;
  for (int at = 1; at <= held; at++) flows[at] = o->years[at - 1].cashFlow + (at == held ? o->saleProceeds : 0);
  for (int at = 0; at <= held; at++) { in -= least(0, flows[at]); out += most(0, flows[at]); }
  o->equityMultiple = in == 0 ? NAN : out / in;
  o->irr = irrOf(flows, held + 1);
  double topPrice = most(4, ceil(d->price * 4 / offerStep)), topRent = most(1000, ceil(d->monthlyRent / 25)), down = 0;
  o->highestPriceForAll = lastMet(d, PRICE, 1, topPrice);
  down = lastMet(d, RENT, 0, topRent);
  o->rentNeeded = topRent - down;
  o->rateSurvived = m.loan == 0 ? NAN : lastMet(d, RATE, 0, 2500);
  mark(d, o);
  trace(d, o);
}

static inline double orZero(double value) { return isnan(value) ? 0 : value; }

static double sumOfOutcome(const Outcome *o, int years) {
  double sum = o->cashNeeded + o->costsTotal + o->running + o->monthlyCashFlow + o->payment + o->breakEvenRent + o->saleProceeds +
               o->grossYield + o->netYield + orZero(o->cashOnCash) + orZero(o->roi) + orZero(o->interestCover) + orZero(o->debtServiceCover) +
               orZero(o->irr) + orZero(o->equityMultiple) + o->loanToValue;
  for (int at = 0; at < years; at++) sum += o->years[at].cumulative + o->years[at].equity;
  for (int at = 0; at < 12; at++) sum += o->months[at].cashFlow * (at + 1);
  sum += orZero(o->highestPriceForAll) * offerStep / 100 + orZero(o->rentNeeded) + (o->rateSurvived == 2500 ? 0 : orZero(o->rateSurvived));
  sum += o->total + o->low + o->high;
  for (int at = 0; at < 9; at++) sum += o->points[at] * (at + 1);
  for (int at = 0; at < 6; at++) sum += o->met[at] == 1;
  for (int at = 0; at < 19; at++) for (int term = 0; term < o->traces[at].count; term++) sum += o->traces[at].terms[term].amount;
  return sum;
}
