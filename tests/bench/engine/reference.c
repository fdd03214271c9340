/*
 * The numbers path of src/core/engine/numbers and the simulation of src/core/engine/risk, written directly in C, as the reference for their
 * speed. Reads deals and compiled rules from a file of doubles. Prints one line of JSON: nanoseconds, and a sum to compare the results.
 *
 *   cc -O3 -march=native -ffp-contract=off -o reference reference.c -lm
 *   reference FILE deals YEARS | reference FILE outcomes YEARS | reference FILE simulate YEARS PATHS
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MOST_YEARS 60
#define ROUNDS 7

/* In the order of DealNumbers. */
typedef struct {
  double price, monthlyRent, deposit, legalFees, surveyFee, brokerFee, refurbishment, otherPurchaseCosts, arrangementFee, isFeeAdded,
      isInterestOnly, mortgageRate, mortgageMonths, stressRate, voidShare, management, tenantFind, tenancyYears, maintenance, insurance,
      certificates, licence, serviceCharge, groundRent, otherCosts, rentGrowth, priceGrowth, costGrowth, holdYears, sellingCosts, isToThePenny;
} Deal;

typedef struct { double from; int bands; double *band; } Regime;
typedef struct { double allowance, taperFrom, propertyAllowance, creditPercent, without; int others, properties; double *other, *property; } TaxYear;
typedef struct { double zero, full, weight, absent; } Mark;

typedef struct {
  double rent, voids, costs, noi, balance, monthlyRate, payment, monthsLeft, yearGrowth, yearPaid, interest, principal;
  double losses, financeCarried, taxableProfit, tax;
  int walksMonths;
} Walk;

typedef struct { double rent, costs, value, repairs, voidShare; } Factors;

typedef struct {
  double transferTax, cashNeeded, loan, netYield, monthlyCashFlow, cashOnCash, interestCover, grossYield, irr, irrAfterTax, equityMultiple,
      saleProceeds, saleTax, roi, debtServiceCover, breakEvenRent, loanToValue;
  double cashFlow[MOST_YEARS], afterTax[MOST_YEARS], balance[MOST_YEARS], value[MOST_YEARS], flows[MOST_YEARS + 1];
} Measures;

static Regime *regimes; static int regimeCount;
static TaxYear *taxYears; static int taxYearCount;
static double otherIncome, gainExempt, gainBasicTo, gainBasic, gainHigher;
static Mark marks[16]; static int markCount;

static inline double roundPence(double x) { return floor(x + 0.5); }
static inline double roundShare(double x) { return floor(x + x * 1e-15 + 0.5); }
static inline double least(double a, double b) { return a < b ? a : b; }
static inline double most(double a, double b) { return a > b ? a : b; }

static double transferTax(double price) {
  int at = regimeCount - 1;
  while (at > 0 && price < regimes[at].from) at--;
  const double *band = regimes[at].band;
  double tax = 0;
  for (int i = 0; i < regimes[at].bands; i++, band += 3)
    if (price > band[0]) tax += roundPence((least(price, band[1]) - band[0]) * band[2] / 100);
  return tax;
}

static double annuity(double loan, double rate, double months) {
  if (loan == 0) return 0;
  if (rate == 0) return loan / months;
  return loan * rate / -expm1(-months * log1p(rate));
}

static void setRate(Walk *w, const Deal *d, double perYear) {
  double rate = perYear / 12;
  w->monthlyRate = rate;
  if (w->balance == 0 || w->monthsLeft <= 0) { w->payment = 0; return; }
  if (d->isInterestOnly == 1) { w->payment = roundShare(w->balance * rate); return; }
  double exact = annuity(w->balance, rate, w->monthsLeft);
  w->payment = roundPence(exact);
  double once = 1 + rate, thrice = once * once * once, half = thrice * thrice;
  w->yearGrowth = half * half;
  w->yearPaid = rate == 0 ? 12 : (w->yearGrowth - 1) / rate;
  double first = w->balance * rate;
  double whole = rate == 0 ? w->monthsLeft : first / (exact - first) / rate;
  w->walksMonths = whole / 2 > 1000 || d->isToThePenny == 1;
}

static void payMonths(Walk *w) {
  double start = w->balance, balance = start, interest = 0, months = least(12, w->monthsLeft);
  for (double month = 1; month <= months; month++) {
    double due = roundShare(balance * w->monthlyRate);
    interest += due;
    balance = month == w->monthsLeft ? 0 : most(0, balance + due - w->payment);
  }
  w->interest = interest;
  w->principal = start - balance;
  w->balance = balance;
}

static void walkLoan(Walk *w, const Deal *d, int isFirst) {
  if (w->balance == 0) { w->interest = 0; w->principal = 0; }
  else if (d->isInterestOnly == 1) {
    w->interest = least(12, w->monthsLeft) * roundShare(w->balance * w->monthlyRate);
    w->principal = w->monthsLeft <= 12 ? w->balance : 0;
    w->balance -= w->principal;
  } else if (isFirst || w->walksMonths || w->monthsLeft <= 12) payMonths(w);
  else {
    double left = roundPence(w->balance * w->yearGrowth - w->payment * w->yearPaid);
    if (left <= 0) payMonths(w);
    else {
      w->principal = w->balance - left;
      w->interest = 12 * w->payment - w->principal;
      w->balance = left;
    }
  }
  w->monthsLeft -= 12;
}

static void walkLetting(Walk *w, const Deal *d, const Factors *f) {
  double dearer = f->costs, monthly = roundPence(d->monthlyRent * f->rent);
  w->rent = monthly * 12;
  w->voids = roundShare(w->rent * f->voidShare);
  double received = w->rent - w->voids;
  w->costs = roundShare(received * d->management) + roundPence(monthly * d->tenantFind / d->tenancyYears) +
             roundPence(d->maintenance * (dearer * f->repairs)) + roundPence(d->insurance * dearer) + roundPence(d->certificates * dearer) +
             roundPence(d->licence * dearer) + roundPence(d->serviceCharge * dearer) + roundPence(d->groundRent * dearer) +
             roundPence(d->otherCosts * dearer);
  w->noi = received - w->costs;
}

static double allowanceOf(const TaxYear *t, double income) {
  return income <= t->taperFrom ? t->allowance : most(0, t->allowance - floor((income - t->taperFrom) / 2));
}

static double taxBetween(const double *band, int bands, double from, double to) {
  double tax = 0;
  for (int i = 0; i < bands; i++, band += 3) {
    double low = most(from, band[0]), high = least(to, band[1]);
    if (high > low) tax += roundPence((high - low) * band[2] / 100);
  }
  return tax;
}

static double taxAdded(const TaxYear *t, double taxable, double credit) {
  double allowance = allowanceOf(t, otherIncome + taxable);
  double other = most(0, otherIncome - allowance), property = most(0, taxable - most(0, allowance - otherIncome));
  double whole = taxBetween(t->other, t->others, 0, other) + taxBetween(t->property, t->properties, other, other + property);
  return whole - least(roundPence(credit * t->creditPercent / 100), whole) - t->without;
}

static void walkTax(Walk *w, int year) {
  const TaxYear *t = &taxYears[(year < taxYearCount ? year : taxYearCount) - 1];
  double received = w->rent - w->voids, losses = w->losses, finance = w->interest + w->financeCarried, profit = received - w->costs;
  double taxable = most(0, profit - losses), income = otherIncome + taxable;
  double base = most(0, least(finance, least(taxable, income - allowanceOf(t, income))));
  double tax = taxAdded(t, taxable, base);
  if (t->propertyAllowance > w->costs) {
    double whole = most(0, received - t->propertyAllowance), onAllowance = most(0, whole - losses), other = taxAdded(t, onAllowance, 0);
    if (other < tax) {
      w->tax = other;
      w->taxableProfit = onAllowance;
      w->losses = losses - least(whole, losses);
      return;
    }
  }
  w->tax = tax;
  w->taxableProfit = taxable;
  w->losses = profit < 0 ? losses - profit : losses - least(profit, losses);
  w->financeCarried = finance - base;
}

static double gainsTax(const Walk *w, double gain, int year) {
  const TaxYear *t = &taxYears[(year < taxYearCount ? year : taxYearCount) - 1];
  double income = otherIncome + w->taxableProfit, left = most(0, gainBasicTo - most(0, income - allowanceOf(t, income)));
  double taxable = most(0, gain - gainExempt), inBasic = least(taxable, left);
  return roundPence(inBasic * gainBasic / 100) + roundPence((taxable - inBasic) * gainHigher / 100);
}

static double rootOf(const double *flows, int count) {
  double low = 1.0 / 11, high = 100, rises = 0, x = 0.93;
  for (int at = count - 1; at >= 0 && rises == 0; at--) rises = flows[at] > 0 ? 1 : flows[at] < 0 ? -1 : 0;
  for (int step = 0; step < 200; step++) {
    double value = 0, slope = 0;
    for (int at = count - 1; at >= 0; at--) { slope = slope * x + value; value = value * x + flows[at]; }
    double change = value / slope;
    if (fabs(change) <= 1e-13 * x) break;
    int isBelow = value * rises < 0;
    if (isBelow) low = x; else high = x;
    double newton = x - change;
    if (newton > low && newton < high) x = newton;
    else x = isBelow ? least(x * 1.15, (x + high) / 2) : most(x / 1.15, (x + low) / 2);
  }
  return x <= 1.0 / 11 * (1 + 1e-12) || x >= 100 * (1 - 1e-12) ? NAN : 1 / x - 1;
}

static int signChanges(const double *flows, int count) {
  int changes = 0, sign = 0;
  for (int at = 0; at < count; at++) {
    if (flows[at] == 0) continue;
    int next = flows[at] > 0 ? 1 : -1;
    if (sign != 0 && next != sign) changes++;
    sign = next;
  }
  return changes;
}

/* The sample has no deals whose flows change sign more than once, so that both sides use the same method. */
static double irrOf(const double *flows, int count) { return signChanges(flows, count) == 1 ? rootOf(flows, count) : NAN; }

static double paidOnBuying(const Deal *d) { return d->legalFees + d->surveyFee + d->refurbishment + d->otherPurchaseCosts; }

static void buy(const Deal *d, Measures *m, Walk *w, Factors *f) {
  double deposit = least(d->price, roundShare(d->price * d->deposit)), borrowed = d->price - deposit;
  double fee = borrowed > 0 ? d->arrangementFee : 0, added = d->isFeeAdded * fee;
  m->transferTax = transferTax(d->price);
  m->loan = borrowed + added;
  m->loanToValue = m->loan / d->price;
  m->cashNeeded = deposit + m->transferTax + paidOnBuying(d) + (borrowed > 0 ? d->brokerFee : 0) + fee - added;
  memset(w, 0, sizeof *w);
  w->balance = m->loan;
  w->monthsLeft = d->mortgageMonths;
  setRate(w, d, d->mortgageRate);
  *f = (Factors){1, 1, 1, 1, d->voidShare};
}

static void measure(const Deal *d, Measures *m, int years) {
  Walk w;
  Factors f;
  buy(d, m, &w, &f);
  int held = (int)d->holdYears;
  for (int year = 1; year <= years; year++) {
    if (year > 1) { f.rent *= 1 + d->rentGrowth; f.costs *= 1 + d->costGrowth; }
    f.value *= 1 + d->priceGrowth;
    walkLetting(&w, d, &f);
    walkLoan(&w, d, year == 1);
    walkTax(&w, year);
    double cashFlow = w.noi - w.interest - w.principal;
    m->cashFlow[year - 1] = cashFlow;
    m->afterTax[year - 1] = cashFlow - w.tax;
    m->balance[year - 1] = w.balance;
    m->value[year - 1] = roundPence(d->price * f.value);
    if (year == 1) {
      double service = w.interest + w.principal;
      m->monthlyCashFlow = (cashFlow > 0) * roundPence(fabs(cashFlow) / 12) - (cashFlow < 0) * roundPence(fabs(cashFlow) / 12);
      m->grossYield = w.rent / d->price;
      m->netYield = w.noi / d->price;
      m->cashOnCash = m->cashNeeded == 0 ? NAN : cashFlow / m->cashNeeded;
      m->roi = (cashFlow + w.principal + d->price * d->priceGrowth) / m->cashNeeded;
      m->interestCover = m->loan == 0 ? NAN : w.rent / (m->loan * d->stressRate);
      m->debtServiceCover = service == 0 ? NAN : w.noi / service;
      double fixed = d->maintenance + d->insurance + d->certificates + d->licence + d->serviceCharge + d->groundRent + d->otherCosts;
      double exact = (fixed + service) / (12 * (1 - d->voidShare) * (1 - d->management) - d->tenantFind / d->tenancyYears);
      m->breakEvenRent = ceil(exact - exact * 2e-13);
    }
    if (year == held) {
      double value = m->value[year - 1], received = value - roundShare(value * d->sellingCosts);
      m->saleProceeds = received - w.balance;
      m->saleTax = gainsTax(&w, received - d->price - m->transferTax - paidOnBuying(d), held);
    }
  }
  double in = 0, out = 0;
  m->flows[0] = -m->cashNeeded;
  for (int at = 1; at <= held; at++) m->flows[at] = m->cashFlow[at - 1];
  m->flows[held] = m->cashFlow[held - 1] + m->saleProceeds;
  for (int at = 0; at <= held; at++) { in -= least(0, m->flows[at]); out += most(0, m->flows[at]); }
  m->equityMultiple = in == 0 ? NAN : out / in;
  m->irr = irrOf(m->flows, held + 1);
  for (int at = 1; at <= held; at++) m->flows[at] = m->afterTax[at - 1];
  m->flows[held] = m->afterTax[held - 1] + m->saleProceeds - m->saleTax;
  m->irrAfterTax = irrOf(m->flows, held + 1);
}

/* The marks are in this order: net yield, cash flow, cash-on-cash, interest cover, gross yield, return over the hold. */
static double points(const Measures *m) {
  const double values[] = {m->netYield, m->monthlyCashFlow, m->cashOnCash, m->interestCover, m->grossYield, m->irr};
  double sum = 0;
  for (int at = 0; at < markCount; at++) {
    double value = values[at];
    sum += marks[at].weight *
           (isnan(value) ? marks[at].absent : least(1, most(0, (value - marks[at].zero) / (marks[at].full - marks[at].zero))));
  }
  return sum;
}

/* Random numbers: sfc32 and the ziggurat method. */
static uint32_t chance[4];

static inline int32_t draw(void) {
  uint32_t drawn = chance[0] + chance[1] + chance[3];
  chance[3]++;
  chance[0] = chance[1] ^ (chance[1] >> 9);
  chance[1] = chance[2] + (chance[2] << 3);
  chance[2] = ((chance[2] << 21) | (chance[2] >> 11)) + drawn;
  return (int32_t)drawn;
}

static double edges[129], within[128];
#define TAIL 3.442619855899
#define AREA 9.91256303526217e-3

static void prepareNormals(void) {
  double height = exp(-0.5 * TAIL * TAIL);
  edges[0] = AREA / height;
  edges[1] = TAIL;
  for (int at = 2; at < 128; at++) {
    edges[at] = sqrt(-2 * log(AREA / edges[at - 1] + height));
    height = exp(-0.5 * edges[at] * edges[at]);
  }
  for (int at = 0; at < 128; at++) within[at] = edges[at + 1] / edges[at];
}

static double fraction(void) { return ((uint32_t)draw() + 0.5) * 0x1p-32; }

static void fillNormals(double *into, int count) {
  for (int at = 0; at < count; at++) {
    for (;;) {
      int32_t drawn = draw();
      int layer = drawn & 127;
      double place = (drawn >> 7) * 0x1p-24;
      if (fabs(place) < within[layer]) { into[at] = place * edges[layer]; break; }
      if (layer == 0) {
        double beyond;
        do beyond = -log(fraction()) / TAIL; while (!(-2 * log(fraction()) > beyond * beyond));
        into[at] = place < 0 ? -TAIL - beyond : TAIL + beyond;
        break;
      }
      double x = place * edges[layer], low = exp(-0.5 * (edges[layer] * edges[layer] - x * x)),
             high = exp(-0.5 * (edges[layer + 1] * edges[layer + 1] - x * x));
      if (high + fraction() * (low - high) < 1) { into[at] = x; break; }
    }
  }
}

static double selectRank(double *values, int rank, int from, int to) {
  while (from < to) {
    double pivot = values[rank];
    int low = from, high = to;
    while (low <= high) {
      while (values[low] < pivot) low++;
      while (values[high] > pivot) high--;
      if (low <= high) { double kept = values[low]; values[low++] = values[high]; values[high--] = kept; }
    }
    if (high < rank) from = low;
    if (rank < low) to = high;
  }
  return values[rank];
}

static double percentileSum(double *values, int count) {
  int last = count - 1, p5 = (int)floor(0.05 * last + 0.5), p25 = (int)floor(0.25 * last + 0.5), p50 = (int)floor(0.5 * last + 0.5),
      p75 = (int)floor(0.75 * last + 0.5), p95 = (int)floor(0.95 * last + 0.5);
  double sum = selectRank(values, p50, 0, last);
  sum += selectRank(values, p25, 0, p50);
  sum += selectRank(values, p5, 0, p25);
  sum += selectRank(values, p75, p50, last);
  return sum + selectRank(values, p95, p75, last);
}

typedef struct { double scaled[25], repairsMean, persistence, fixedYears, covenant, seed; } Risk;
static Risk risk;

static double simulate(const Deal *d, int years, int paths) {
  static double normals[5 * MOST_YEARS];
  double *cashFlows = malloc(sizeof(double) * years * paths), *equities = malloc(sizeof(double) * years * paths);
  double *rates = malloc(sizeof(double) * paths);
  int negatives[MOST_YEARS] = {0}, breaches[MOST_YEARS] = {0}, losses = 0, rated = 0;
  Measures base;
  Walk w;
  Factors f;
  double flows[MOST_YEARS + 1];
  buy(d, &base, &w, &f);
  int held = (int)d->holdYears;
  chance[0] = (uint32_t)risk.seed; chance[1] = 0; chance[2] = 0x9e3779b9u; chance[3] = 1;
  for (int step = 0; step < 16; step++) draw();
  for (int path = 0; path < paths; path++) {
    fillNormals(normals, 5 * years);
    memset(&w, 0, sizeof w);
    w.balance = base.loan;
    w.monthsLeft = d->mortgageMonths;
    setRate(&w, d, d->mortgageRate);
    f = (Factors){1, 1, 1, 1, d->voidShare};
    flows[0] = -base.cashNeeded;
    double away = 0, sum = flows[0];
    for (int at = 0; at < years; at++) {
      double shocks[5];
      for (int row = 0; row < 5; row++) {
        double shock = 0;
        for (int column = 0; column <= row; column++) shock += risk.scaled[row * 5 + column] * normals[at * 5 + column];
        shocks[row] = shock;
      }
      f.value *= most(0.1, 1 + d->priceGrowth + shocks[0]);
      if (at > 0) { f.rent *= most(0.1, 1 + d->rentGrowth + shocks[1]); f.costs *= 1 + d->costGrowth; }
      f.voidShare = least(1, most(0, d->voidShare + shocks[3]));
      f.repairs = risk.repairsMean * exp(shocks[4]);
      away = away * risk.persistence + shocks[2];
      if (at > 0 && at % (int)risk.fixedYears == 0 && away != 0) setRate(&w, d, most(0, d->mortgageRate + away));
      walkLetting(&w, d, &f);
      walkLoan(&w, d, at == 0);
      walkTax(&w, at + 1);
      double cashFlow = w.noi - w.interest - w.principal - w.tax, value = roundPence(d->price * f.value);
      cashFlows[at * paths + path] = cashFlow;
      equities[at * paths + path] = value - w.balance;
      negatives[at] += cashFlow < 0;
      breaches[at] += w.rent < risk.covenant * w.interest;
      if (at < held) flows[at + 1] = cashFlow;
      if (at + 1 == held) {
        double received = value - roundShare(value * d->sellingCosts);
        flows[held] += received - w.balance - gainsTax(&w, received - d->price - base.transferTax - paidOnBuying(d), held);
      }
      if (at < held) sum += flows[at + 1];
    }
    losses += sum < 0;
    double rate = signChanges(flows, held + 1) == 0 ? NAN : rootOf(flows, held + 1);
    if (!isnan(rate)) rates[rated++] = rate;
  }
  double total = losses;
  for (int at = 0; at < years; at++) {
    total += percentileSum(cashFlows + at * paths, paths) + percentileSum(equities + at * paths, paths) + negatives[at] + breaches[at];
  }
  if (rated > 0) total += percentileSum(rates, rated);
  free(cashFlows); free(equities); free(rates);
  return total;
}

#include "outcome.h"

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static int ascending(const void *a, const void *b) { return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b); }

static double *cursor;
static double next(void) { return *cursor++; }

static double *bandsOf(int *count) {
  *count = (int)next();
  double *bands = cursor;
  cursor += 3 * *count;
  return bands;
}

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  FILE *file = fopen(argv[1], "rb");
  if (!file) return 2;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  cursor = malloc(size);
  if (fread(cursor, 1, size, file) != (size_t)size) return 2;
  regimeCount = (int)next();
  regimes = calloc(regimeCount, sizeof *regimes);
  for (int at = 0; at < regimeCount; at++) { regimes[at].from = next(); regimes[at].band = bandsOf(&regimes[at].bands); }
  otherIncome = next(); gainExempt = next(); gainBasicTo = next(); gainBasic = next(); gainHigher = next();
  taxYearCount = (int)next();
  taxYears = calloc(taxYearCount, sizeof *taxYears);
  for (int at = 0; at < taxYearCount; at++) {
    TaxYear *t = &taxYears[at];
    t->allowance = next(); t->taperFrom = next(); t->propertyAllowance = next(); t->creditPercent = next(); t->without = next();
    t->other = bandsOf(&t->others);
    t->property = bandsOf(&t->properties);
  }
  markCount = (int)next();
  for (int at = 0; at < markCount; at++) { marks[at].zero = next(); marks[at].full = next(); marks[at].weight = next(); marks[at].absent = next(); }
  memcpy(&risk, cursor, sizeof risk);
  cursor += sizeof risk / sizeof(double);
  memcpy(&judge, cursor, sizeof judge);
  cursor += sizeof judge / sizeof(double);
  int count = (int)next();
  const Deal *deals = (const Deal *)cursor;
  int years = atoi(argv[3]);
  prepareNormals();
  double sum = 0, times[ROUNDS];
  static Measures m;
  static Outcome o;
  for (int round = 0; round < ROUNDS; round++) {
    double began = now();
    sum = 0;
    if (strcmp(argv[2], "deals") == 0) {
      for (int at = 0; at < count; at++) {
        measure(&deals[at], &m, years);
        sum += points(&m) + m.monthlyCashFlow + m.irrAfterTax + m.cashFlow[years - 1] + m.afterTax[years - 1];
      }
    } else if (strcmp(argv[2], "outcomes") == 0) {
      for (int at = 0; at < count; at++) {
        outcome(&deals[at], &o, years);
        sum += sumOfOutcome(&o, years);
      }
    } else sum = simulate(&deals[0], years, atoi(argv[4]));
    times[round] = now() - began;
  }
  qsort(times, ROUNDS, sizeof(double), ascending);
  printf("{\"nanoseconds\":%.0f,\"sum\":%.17g}\n", times[ROUNDS / 2], sum);
  return 0;
}
