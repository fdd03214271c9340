import { DealsPage } from '../features/deals/DealsPage.tsx';

/** `/deals`: the person's deals as a list. */
export const DealsRoute = () => <DealsPage at="/deals" />;
