import { DealsPage } from '../features/deals/DealsPage.tsx';

/** `/deals`: the user's deals as a list. */
export const DealsRoute = () => <DealsPage at="/deals" />;

/** `/deals-v2`: the same deals as a table. */
export const DealsTableRoute = () => <DealsPage at="/deals-v2" />;
