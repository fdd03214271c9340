/** Each node with the nodes it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups of nodes that lead to one another: strongly connected components with more than one node, by Tarjan's algorithm. */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const path: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): number => {
    const number = order.size;
    let low = number;
    order.set(node, number);
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) found.push(circle);
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}
