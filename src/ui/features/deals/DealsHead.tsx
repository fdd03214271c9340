/** The measure of everything on `/deals`. */
export const dealsFrame = 'mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7';

export const DealsHead = () => <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Deals</h1>;
