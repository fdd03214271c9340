/** Enough numerals for the tallest hero. Those not needed are hidden under the header. */
const numerals = Array.from({ length: 24 }, (_, at) => at + 1);

/** Decorative tape from the header to the strip below, in wide windows. Its long marks are 60 pixels apart. */
export function HangingTape() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-y-0 right-[max(1.25rem,calc(50%-34.75rem))] hidden w-36 overflow-hidden border-x border-tape-edge bg-tape text-tape-ink lg:block forced-colors:hidden"
    >
      <div className="tape-marks-down absolute inset-y-0 left-0 w-12" />
      <div className="num absolute inset-x-0 bottom-0 flex flex-col-reverse pr-4 text-right text-[1.9rem] leading-[60px] font-bold tracking-[-0.04em]">
        {numerals.map((numeral) => (
          <span key={numeral} className="h-[60px] -translate-y-[30px]">
            {numeral}
          </span>
        ))}
      </div>
    </div>
  );
}
