import { EmptyState } from '../../../components/notice/EmptyState.tsx';
import { Button } from '../../../components/press/Button.tsx';

/** The filters leave nothing: says so and takes them off. */
export function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState title="No deal matches" action={<Button onClick={onClear}>Clear search and filters</Button>}>
      None of your deals fits all of what you asked for. Take a filter off, or search for less.
    </EmptyState>
  );
}
