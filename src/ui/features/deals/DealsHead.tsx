export const DealsHead = () => <h1 className="text-[26px] leading-tight font-semibold tracking-tight sm:text-3xl">Deals</h1>;
